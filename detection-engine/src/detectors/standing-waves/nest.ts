import type { PlaneColumns } from '../../track/clean-plane.ts';
import type { Track } from '../../track/track.ts';
import { isAlong, meanDirection } from './axis.ts';
import { type Flush, MIN_FLUSH_LENGTH } from './flushes.ts';
import { findPair } from './pair.ts';

/** Maximum meters between the starts of flushes of one wave: its width and the errors of a receiver. */
const REACH = 45;
/** Fewer flushes from one place are chance, unless more is known of them. */
const MIN_FLUSHES = 3;

/**
 * Finds the stretches that begin at the wave: the most that begin near one of them and lead its way. Each flush begins
 * there; trips to the spot and home begin elsewhere, however long they are.
 * @returns in time order; null without a place where several begin
 */
export function findNest(track: Track, plane: PlaneColumns, stretches: readonly Flush[]): Flush[] | null {
  const { east, north } = plane;
  const inTime = stretches.filter(({ length }) => length >= MIN_FLUSH_LENGTH);
  const usable = inTime.toSorted((one, other) => east[one.firstPoint]! - east[other.firstPoint]!);
  let best: Flush[] = [];
  let from = 0;
  for (const center of usable) {
    const x = east[center.firstPoint]!;
    const y = north[center.firstPoint]!;
    while (x - east[usable[from]!.firstPoint]! > REACH) from++;
    const direction = meanDirection([center]);
    const nest: Flush[] = [];
    for (let index = from; index < usable.length; index++) {
      const flush = usable[index]!;
      if (east[flush.firstPoint]! - x > REACH) break;
      const apart = Math.hypot(east[flush.firstPoint]! - x, north[flush.firstPoint]! - y);
      if (apart <= REACH && isAlong(flush, direction)) nest.push(flush);
    }
    if (nest.length > best.length) best = nest;
  }
  if (best.length < MIN_FLUSHES) return findPair(track, plane, inTime);
  return best.sort((one, other) => one.firstPoint - other.firstPoint);
}
