import type { Mark } from './detection.ts';

/** A time range in epoch milliseconds. */
export interface Stretch {
  readonly startTime: number;
  readonly endTime: number;
}

/** A ride of an earlier detection with its permanent id. */
export interface KnownRide extends Stretch {
  readonly id: number;
}

/** A session's rides, deletions and marks before re-detection. */
export interface KnownRides {
  readonly rides: readonly KnownRide[];
  /** Rides the owner deleted. Re-detection keeps them deleted unless a missed_ride mark restores them. */
  readonly deleted: readonly KnownRide[];
  readonly marks: readonly (Stretch & Pick<Mark, 'kind'>)[];
}

export interface RecognizedRide<Found> {
  readonly found: Found;
  /** Id of the earlier ride that this one matches; undefined for a new ride. */
  readonly id: number | undefined;
}

/** Whether two ranges are the same ride, or a mark refers to a ride: the overlap is at least half of the shorter range. */
export function sameRide(one: Stretch, other: Stretch): boolean {
  const shared = overlap(one, other);
  const shorter = Math.min(one.endTime - one.startTime, other.endTime - other.startTime);
  return shorter === 0 ? shared === 0 : shared > 0 && shared >= shorter / 2;
}

/** Overlap in ms; negative for separate ranges. */
function overlap(one: Stretch, other: Stretch): number {
  return Math.min(one.endTime, other.endTime) - Math.max(one.startTime, other.startTime);
}

/**
 * Matches ranges that are the same ride one to one, in descending order of overlap over union.
 * @returns index in `found` -> index in `known`
 */
export function pairRides(found: readonly Stretch[], known: readonly Stretch[]): ReadonlyMap<number, number> {
  const inTime = known.map((ride, index) => ({ ride, index })).sort(byStart);
  const pairs = found.flatMap((ride, index) =>
    inTime
      .filter((other) => sameRide(ride, other.ride))
      .map((other) => ({
        index,
        partner: other.index,
        overlapOverUnion: overlapOverUnion(ride, other.ride),
      })),
  );
  const partners = new Map<number, number>();
  const taken = new Set<number>();
  for (const { index, partner } of pairs.sort((a, b) => b.overlapOverUnion - a.overlapOverUnion)) {
    if (partners.has(index) || taken.has(partner)) continue;
    partners.set(index, partner);
    taken.add(partner);
  }
  return partners;
}

const byStart = (one: { readonly ride: Stretch }, other: { readonly ride: Stretch }) =>
  one.ride.startTime - other.ride.startTime;

/** Overlap over union, 0..1 (Jaccard index). */
function overlapOverUnion(one: Stretch, other: Stretch): number {
  const union = Math.max(one.endTime, other.endTime) - Math.min(one.startTime, other.startTime);
  return union === 0 ? 1 : overlap(one, other) / union;
}

/** Matches found rides with earlier ones, and drops those the owner deleted. */
export const recognizeRides = <Found extends Stretch>(
  found: readonly Found[],
  known: KnownRides,
): readonly RecognizedRide<Found>[] => matchRides(found, known).recognized;

/** The found rides that `recognizeRides` drops, with their ids. */
export const deletedAmong = <Found extends Stretch>(
  found: readonly Found[],
  known: KnownRides,
): readonly RecognizedRide<Found>[] => matchRides(found, known).dropped;

function matchRides<Found extends Stretch>(found: readonly Found[], { rides, deleted, marks }: KnownRides) {
  const current = new Set(rides.map(({ id }) => id));
  const known = [...rides, ...deleted.filter(({ id }) => !current.has(id))];
  const partners = pairRides(found, known);
  const isMissed = (ride: Stretch) =>
    marks.some((mark) => mark.kind === 'missed_ride' && sameRide(mark, ride));
  const gone = new Set(deleted.filter((ride) => !isMissed(ride)).map(({ id }) => id));
  const recognized: RecognizedRide<Found>[] = [];
  const dropped: RecognizedRide<Found>[] = [];
  for (const [index, ride] of found.entries()) {
    const id = known[partners.get(index) ?? -1]?.id;
    (id !== undefined && gone.has(id) ? dropped : recognized).push({ found: ride, id });
  }
  return { recognized, dropped };
}

/** Ride counts between two detections of a session. */
export interface RideDifference {
  readonly gained: number;
  readonly lost: number;
  /** Matched, with another start or end. */
  readonly changed: number;
  readonly kept: number;
}

export function rideDifference(
  before: readonly KnownRide[],
  after: readonly RecognizedRide<Stretch>[],
): RideDifference {
  const earlier = new Map(before.map((ride) => [ride.id, ride]));
  let gained = 0;
  let changed = 0;
  let kept = 0;
  for (const { id, found } of after) {
    const ride = id === undefined ? undefined : earlier.get(id);
    if (ride === undefined) gained += 1;
    else if (ride.startTime === found.startTime && ride.endTime === found.endTime) kept += 1;
    else changed += 1;
  }
  return { gained, changed, kept, lost: before.length - changed - kept };
}
