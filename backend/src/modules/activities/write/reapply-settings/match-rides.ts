import { speaksOf } from '@rideline/detection-engine';
import type { Mark } from '../../events/session-marked.ts';
import type { Ride } from '../../events/shared.ts';
import type { LiveActivity } from '../activity.ts';

/** A ride as detection gives it, before it has an id. */
export type FoundRide = Omit<Ride, 'id'>;

export interface MatchedRide {
  readonly found: FoundRide;
  /** The ride before that this one is, if any. */
  readonly id: number | undefined;
}

const SAME_RIDE = 0.5;

/**
 * Tells which found rides are which of the rides before: overlap over union in time of at least a half, the
 * best partner first, one to one. Found rides that are struck ones are left out, but where a mark says that one
 * was missed: it was made after striking, which takes back what was marked before.
 */
export function matchRides(
  found: readonly FoundRide[],
  { detected, struck: everStruck }: Pick<LiveActivity, 'detected' | 'struck'>,
  marks: readonly Mark[],
): readonly MatchedRide[] {
  const partners = pairUp(found, [...detected.rides, ...everStruck]);
  const isMissed = (ride: Ride) => marks.some((mark) => mark.kind === 'missed_ride' && speaksOf(mark, ride));
  const struck = new Set(everStruck.filter((ride) => !isMissed(ride)).map((ride) => ride.id));
  return found
    .map((ride, index) => ({ found: ride, id: partners.get(index) }))
    .filter(({ id }) => id === undefined || !struck.has(id));
}

/** Index of a found ride -> id of its partner. */
function pairUp(found: readonly FoundRide[], known: readonly Ride[]): ReadonlyMap<number, number> {
  const sorted = known.toSorted((a, b) => a.startTime - b.startTime);
  const pairs = found.flatMap((ride, index) =>
    sorted
      .filter((other) => other.startTime <= ride.endTime && other.endTime >= ride.startTime)
      .map((other) => ({ index, id: other.id, overlap: overlapOverUnion(ride, other) })),
  );
  const partners = new Map<number, number>();
  const taken = new Set<number>();
  for (const { index, id, overlap } of pairs.toSorted((a, b) => b.overlap - a.overlap)) {
    if (overlap < SAME_RIDE || partners.has(index) || taken.has(id)) continue;
    partners.set(index, id);
    taken.add(id);
  }
  return partners;
}

function overlapOverUnion(a: FoundRide, b: FoundRide): number {
  const overlap = Math.min(a.endTime, b.endTime) - Math.max(a.startTime, b.startTime);
  const union = Math.max(a.endTime, b.endTime) - Math.min(a.startTime, b.startTime);
  return union === 0 ? 1 : Math.max(0, overlap) / union;
}
