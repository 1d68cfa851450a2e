import { type Mark, recognizeRides } from '@rideline/detection-engine';
import type { Decide } from '../../../../kernel/decider/decider.ts';
import { conflict } from '../../../../kernel/errors/domain-error.ts';
import type { ActivityState, LiveActivity } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import type { Ride, SettingsReapplied } from '../../events/detection-events.ts';
import { ownedActivity } from '../owned-activity.ts';

/** A detected ride before it has an id. */
export type FoundRide = Omit<Ride, 'id'>;

/** Pairs found rides with the activity's rides and leaves out deleted ones. A new ride has no id. */
export function recognize(
  found: readonly FoundRide[],
  { detected, deletedRides }: Pick<LiveActivity, 'detected' | 'deletedRides'>,
  marks: readonly Mark[],
) {
  return recognizeRides(found, { rides: detected.rides, deleted: deletedRides, marks });
}

export interface ReapplySettings extends Omit<SettingsReapplied['data'], 'rides'> {
  readonly actor: number;
  readonly found: readonly FoundRide[];
  /** Ids for new rides, at least as many as there are new rides. */
  readonly freshIds: readonly number[];
}

/**
 * Rides that are found again keep their ids, deleted rides stay deleted unless a mark restores them, and an unchanged
 * outcome gives no event.
 * @throws DomainError conflict when there are more new rides than fresh ids: load and draw again
 */
export const reapplySettings: Decide<ActivityState, ReapplySettings, ActivityEvent> = (command, state) => {
  const { actor, found, freshIds, ...how } = command;
  const live = ownedActivity(state, actor);
  const data = { ...how, rides: withIds(found, live, freshIds) };
  return isUnchanged(live, data) ? [] : [{ type: 'SettingsReapplied', data }];
};

/** @throws DomainError conflict when there are more new rides than fresh ids */
export function withIds(
  found: readonly FoundRide[],
  live: LiveActivity,
  freshIds: readonly number[],
): Ride[] {
  const fresh = [...freshIds];
  return recognize(found, live, live.marks).map((recognized) => {
    const id = recognized.id ?? fresh.shift();
    if (id === undefined) throw conflict('The activity changed meanwhile. Please try again.');
    return { ...recognized.found, id };
  });
}

function isUnchanged({ detected }: LiveActivity, data: SettingsReapplied['data']): boolean {
  const { parameters, settingId, engineVersion, rides } = data;
  return (
    detected.settingId === settingId &&
    detected.engineVersion === engineVersion &&
    JSON.stringify(detected.parameters) === JSON.stringify(parameters) &&
    detected.rides.length === rides.length &&
    rides.every((ride, index) => sortedJson(ride) === sortedJson(detected.rides[index]!))
  );
}

/** JSON of a ride with its fields sorted. */
function sortedJson(ride: Ride): string {
  return JSON.stringify(Object.entries(ride).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
