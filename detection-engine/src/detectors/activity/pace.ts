import { firstRowAt } from '../../track/row-at.ts';
import type { Track } from '../../track/track.ts';
import type { Bout } from './bouts.ts';

/** Milliseconds over which a pace is taken: the noise of positions cancels, a runner's does not change. */
const WINDOW = 10_000;

/** The slowest and the fastest mean (m/s) of a stretch's whole windows of ten seconds; both 0 where it holds none. */
export function paceOf(
  { time, distance }: Track,
  { first, last }: Bout,
): { readonly slowest: number; readonly fastest: number } {
  let slowest = Number.POSITIVE_INFINITY;
  let fastest = 0;
  let from = first;
  while (time[last]! - time[from]! >= WINDOW) {
    const to = firstRowAt(time, time[from]! + WINDOW);
    const mean = ((distance[to]! - distance[from]!) / (time[to]! - time[from]!)) * 1000;
    slowest = Math.min(slowest, mean);
    fastest = Math.max(fastest, mean);
    from = to;
  }
  return { slowest: fastest > 0 ? slowest : 0, fastest };
}
