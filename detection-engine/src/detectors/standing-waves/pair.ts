import type { PlaneColumns } from '../../track/clean-plane.ts';
import type { Track } from '../../track/track.ts';
import type { Flush } from './flushes.ts';

/** Maximum meters between the starts of the two, and the cosine of the widest angle between them: 30 degrees. */
const REACH = 25;
const MIN_COSINE = Math.cos(Math.PI / 6);
/** m/s below which a surfer waits or holds, within the meters from the wave to the eddy. */
const SLOW = 2.2;
const NEAR = 45;
/** Time in ms before a flush, and how much of it a surfer spends beside or on the wave. */
const BEFORE_MS = 60_000;
const MIN_STAY_MS = 45_000;

/**
 * Finds two flushes where no three share a place: one after the other, from nearly the same place in nearly the same
 * direction, each after a stay there. Between flushes surfers paddle slowly, other sports come back fast.
 * @param stretches usable ones in time order
 * @returns the two that begin nearest to each other; null without any
 */
export function findPair(track: Track, plane: PlaneColumns, stretches: readonly Flush[]): Flush[] | null {
  const { east, north } = plane;
  let nearest = REACH;
  let best: Flush[] | null = null;
  for (let index = 1; index < stretches.length; index++) {
    const one = stretches[index - 1]!;
    const other = stretches[index]!;
    const apart = Math.hypot(
      east[other.firstPoint]! - east[one.firstPoint]!,
      north[other.firstPoint]! - north[one.firstPoint]!,
    );
    const cosine = (one.east * other.east + one.north * other.north) / (one.length * other.length);
    if (apart > nearest || cosine < MIN_COSINE) continue;
    if (stayBefore(track, plane, one) < MIN_STAY_MS || stayBefore(track, plane, other) < MIN_STAY_MS)
      continue;
    nearest = apart;
    best = [one, other];
  }
  return best;
}

function stayBefore({ time, speed }: Track, { east, north }: PlaneColumns, { firstPoint }: Flush): number {
  let stay = 0;
  for (let row = firstPoint - 1; row >= 0 && time[firstPoint]! - time[row]! <= BEFORE_MS; row--) {
    const away = Math.hypot(east[row]! - east[firstPoint]!, north[row]! - north[firstPoint]!);
    if (away <= NEAR && speed[row]! <= SLOW) stay += time[row + 1]! - time[row]!;
  }
  return stay;
}
