import type { Track } from '../track/track.ts';

/** The speeds of a stretch of a track, in metres per second. */
export interface RideSpeeds {
  readonly max: number;
  readonly min: number;
  /** Over time. */
  readonly mean: number;
  /** The fastest row that is not doubtful; 0 where all are. */
  readonly trustedMax: number;
  /** True where too few rows are trusted: the figures then come from all rows, doubtful ones included. */
  readonly rough: boolean;
}

/** Of a stretch's rows, the least that have to be trusted, as a number and as a share. */
const FEWEST_TRUSTED = 3;
const LEAST_SHARE = 1 / 4;
/** A way this much longer than the fastest trusted row allows shows that the fastest moment is not among the trusted. */
const TOO_FAR = 1.25;

/**
 * Measures the speeds of rows first..last. One series gives all of them, so that min <= mean <= max: the rows that
 * are not doubtful, or all rows where too few are trusted.
 */
export function rideSpeeds(track: Track, first: number, last: number): RideSpeeds {
  const { time, speed, distance, doubtful } = track;
  let trusted = 0;
  let max = 0;
  let min = Number.POSITIVE_INFINITY;
  let way = 0;
  let begun = first;
  let previous = -1;
  for (let row = first; row <= last; row++) {
    if (doubtful[row] === 1) continue;
    const here = speed[row]!;
    if (here > max) max = here;
    if (here < min) min = here;
    if (previous < 0) begun = row;
    else way += (speed[previous]! + here) * (time[row]! - time[previous]!);
    previous = row;
    trusted++;
  }
  const rows = last - first + 1;
  const isTooFew = trusted < rows && (trusted < FEWEST_TRUSTED || trusted < LEAST_SHARE * rows);
  const duration = (time[last]! - time[first]!) / 1000;
  if (isTooFew || distance[last]! - distance[first]! > max * duration * TOO_FAR) {
    return roughSpeeds(track, first, last, max);
  }
  const mean = meanOf(way, time[previous]! - time[begun]!, min, max);
  return { max, min, mean, trustedMax: max, rough: false };
}

/** The same over all rows, whether they are doubtful or not. */
function roughSpeeds({ time, speed }: Track, first: number, last: number, trustedMax: number): RideSpeeds {
  let max = speed[first]!;
  let min = max;
  let way = 0;
  for (let row = first + 1; row <= last; row++) {
    const here = speed[row]!;
    if (here > max) max = here;
    if (here < min) min = here;
    way += (speed[row - 1]! + here) * (time[row]! - time[row - 1]!);
  }
  return { max, min, mean: meanOf(way, time[last]! - time[first]!, min, max), trustedMax, rough: true };
}

/** Rounding must not carry a mean beyond either end. */
function meanOf(twiceTheWay: number, elapsed: number, min: number, max: number): number {
  return elapsed > 0 ? Math.min(max, Math.max(min, twiceTheWay / 2 / elapsed)) : max;
}
