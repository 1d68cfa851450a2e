import type { Decide } from '../../../../kernel/decider/decider.ts';
import { conflict } from '../../../../kernel/errors/domain-error.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import type { SettingsReapplied } from '../../events/settings-reapplied.ts';
import { type ActivityState, type LiveActivity, ownedActivity } from '../activity.ts';
import { matchRides, type FoundRide } from './match-rides.ts';

export interface ReapplySettings extends Omit<SettingsReapplied['data'], 'rides'> {
  readonly actor: number;
  readonly found: readonly FoundRide[];
  /** Drawn ids for rides that were not there before; at least as many as are needed. */
  readonly freshIds: readonly number[];
}

/**
 * Rides found again keep their ids, struck ones stay struck unless they are marked as missed, and nothing is
 * recorded when everything is as it was.
 * @throws DomainError conflict when more rides are new than ids were drawn for: load and draw again
 */
export const reapplySettings: Decide<ActivityState, ReapplySettings, ActivityEvent> = (command, state) => {
  const { actor, found, freshIds, ...how } = command;
  const live = ownedActivity(state, actor);
  const fresh = [...freshIds];
  const rides = matchRides(found, live, live.marks).map((match) => {
    const id = match.id ?? fresh.shift();
    if (id === undefined) throw conflict('The activity changed meanwhile. Please try again.');
    return { ...match.found, id };
  });
  const data = { ...how, rides };
  return isAsBefore(live, data) ? [] : [{ type: 'SettingsReapplied', data }];
};

function isAsBefore({ detected }: LiveActivity, data: SettingsReapplied['data']): boolean {
  const { parameters, settingId, engineVersion, rides } = data;
  return (
    detected.settingId === settingId &&
    detected.engineVersion === engineVersion &&
    JSON.stringify(detected.parameters) === JSON.stringify(parameters) &&
    detected.rides.length === rides.length &&
    rides.every((ride, index) => asText(ride) === asText(detected.rides[index]!))
  );
}

/** A ride as text in one order of fields, however it was built. */
function asText(ride: LiveActivity['detected']['rides'][number]): string {
  return JSON.stringify(Object.entries(ride).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
