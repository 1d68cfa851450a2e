import type { PlaneColumns } from '../../track/clean-plane.ts';
import type { Track } from '../../track/track.ts';
import { isAlong, meanDirection } from './axis.ts';
import { type Flush, MIN_FLUSH_LENGTH } from './flushes.ts';
import { returnsSlowly, waitedBefore } from './waits.ts';

/** Maximum meters between the starts of flushes of one wave: its width and the errors of a receiver. */
const REACH = 45;
/** Fewer flushes from one place are chance, unless the surfer paddles back to it. */
const MIN_FLUSHES = 3;
/** Minimum meters of a single flush. */
const MIN_SINGLE_LENGTH = 60;

/**
 * Finds the stretches that begin at the wave: the most that begin near one of them, after a wait there, and lead its
 * way. Each flush begins there; trips to the spot and home begin elsewhere, however long they are. Where fewer than
 * three do, those count from which the surfer paddles back: other sports come back fast or not at all.
 * @returns in time order; null without a wave
 */
export function findNest(track: Track, plane: PlaneColumns, stretches: readonly Flush[]): Flush[] | null {
  const usable = stretches.filter(({ length }) => length >= MIN_FLUSH_LENGTH);
  const waited = usable.filter((flush) => waitedBefore(track, plane, flush));
  const nest = densest(plane, waited);
  if (nest.length >= MIN_FLUSHES) return nest;
  const returning = densest(
    plane,
    waited.filter((flush) => flush.length >= MIN_SINGLE_LENGTH && returnsSlowly(track, plane, flush)),
  );
  if (returning.length > 0) return returning;
  const any = densest(plane, usable);
  return any.length >= MIN_FLUSHES ? any : null;
}

/** The most stretches that begin within REACH of one of them and lead its way, in time order. */
function densest({ east, north }: PlaneColumns, stretches: readonly Flush[]): Flush[] {
  const sorted = stretches.toSorted((one, other) => east[one.firstPoint]! - east[other.firstPoint]!);
  let best: Flush[] = [];
  let from = 0;
  for (const center of sorted) {
    const x = east[center.firstPoint]!;
    const y = north[center.firstPoint]!;
    while (x - east[sorted[from]!.firstPoint]! > REACH) from++;
    const direction = meanDirection([center]);
    const nest: Flush[] = [];
    for (let index = from; index < sorted.length; index++) {
      const flush = sorted[index]!;
      if (east[flush.firstPoint]! - x > REACH) break;
      const apart = Math.hypot(east[flush.firstPoint]! - x, north[flush.firstPoint]! - y);
      if (apart <= REACH && isAlong(flush, direction)) nest.push(flush);
    }
    if (nest.length > best.length) best = nest;
  }
  return best.sort((one, other) => one.firstPoint - other.firstPoint);
}
