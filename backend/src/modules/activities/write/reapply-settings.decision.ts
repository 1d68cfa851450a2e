import { type Mark, recognizeRides, type RecordedPart } from '@rideline/detection-engine';
import type { Decide } from '../../../kernel/decider/decider.ts';
import { conflict } from '../../../platform/errors/domain-error.ts';
import { type ActivityState, headingInUse, type LiveActivity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import type { Ride, SettingsReapplied } from '../events/detection-events.ts';
import { ridesAndTakeOffs, type TakeOff } from '../events/take-offs.ts';
import { ownedActivity } from './owned-activity.ts';

/** A detected ride before it has an id, with the place where it began. */
export type FoundRide = Omit<Ride, 'id'> & { readonly takeOff: TakeOff };

/** Pairs found rides with the activity's rides and leaves out deleted ones. A new ride has no id. */
export function recognize(
  found: readonly FoundRide[],
  { detected, trimmedRides, deletedRides }: Pick<LiveActivity, 'detected' | 'trimmedRides' | 'deletedRides'>,
  marks: readonly Mark[],
) {
  const rides = [...detected.rides, ...trimmedRides];
  return recognizeRides(found, { rides, deleted: deletedRides, marks });
}

/** The rows and the rules by which rides were found. */
export type DetectionInput = Pick<LiveActivity, 'surfType' | 'keptPart' | 'usualHeading' | 'clockShift'>;

export const isSamePart = (one: RecordedPart | null, other: RecordedPart | null) =>
  one?.startTime === other?.startTime && one?.endTime === other?.endTime;

/** Rides of another detection, before they have ids. */
export interface FoundAgain {
  readonly actor: number;
  readonly input: DetectionInput;
  readonly found: readonly FoundRide[];
  /** Ids for new rides, at least as many as there are new rides. */
  readonly freshIds: readonly number[];
}

export type ReapplySettings = FoundAgain & Omit<SettingsReapplied['data'], 'rides' | 'takeOffs'>;

/**
 * Rides that are found again keep their ids, deleted rides stay deleted unless a mark restores them, and an unchanged
 * outcome gives no event.
 * @throws DomainError conflict when there are more new rides than fresh ids, or the rides are of another part, surf type or
 * usual heading:
 * load and draw again
 */
export const reapplySettings: Decide<ActivityState, ReapplySettings, ActivityEvent> = (command, state) => {
  const { actor, input, found, freshIds, ...how } = command;
  const live = ownedActivity(state, actor);
  assertSameInput(live, input);
  const data = { ...how, ...withIds(found, live, freshIds) };
  return isUnchanged(live, data) ? [] : [{ type: 'SettingsReapplied', data }];
};

/** @throws DomainError conflict when rides were found in another part, or by another surf type or usual heading */
export function assertSameInput(live: LiveActivity, input: DetectionInput): void {
  const isSame =
    live.surfType === input.surfType &&
    live.clockShift === input.clockShift &&
    isSamePart(live.keptPart, input.keptPart) &&
    headingInUse(live) === headingInUse(input);
  if (!isSame) throw changed();
}

/**
 * The rides of an event, with the text of their take-offs.
 * @throws DomainError conflict when there are more new rides than fresh ids
 */
export function withIds(found: readonly FoundRide[], live: LiveActivity, freshIds: readonly number[]) {
  const fresh = [...freshIds];
  const rides = recognize(found, live, live.marks).map((recognized) => {
    const id = recognized.id ?? fresh.shift();
    if (id === undefined) throw changed();
    return { ...recognized.found, id };
  });
  return ridesAndTakeOffs(rides);
}

const changed = () => conflict('The session changed meanwhile. Please try again.');

function isUnchanged({ detected }: LiveActivity, data: SettingsReapplied['data']): boolean {
  const { parameters, settingId, engineVersion, rides } = data;
  return (
    detected.settingId === settingId &&
    detected.engineVersion === engineVersion &&
    detected.hasTakeOffs &&
    JSON.stringify(detected.parameters) === JSON.stringify(parameters) &&
    detected.rides.length === rides.length &&
    rides.every((ride, index) => sortedJson(ride) === sortedJson(detected.rides[index]!))
  );
}

/** JSON of a ride with its fields sorted. */
function sortedJson(ride: Ride): string {
  return JSON.stringify(Object.entries(ride).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
