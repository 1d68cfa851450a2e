import type { Track } from '../track/track.ts';

/** Speeds of a range of rows, in m/s. */
export interface RideSpeeds {
  readonly max: number;
  readonly min: number;
  /** Weighted by time. */
  readonly mean: number;
  /** Speed of the fastest trusted row; 0 without trusted rows. */
  readonly trustedMax: number;
  /** Too few rows are trusted, so the figures come from all rows. */
  readonly rough: boolean;
}

/** Minimum number and share of trusted rows. */
const MIN_TRUSTED_ROWS = 3;
const MIN_TRUSTED_SHARE = 1 / 4;
/** Distance over what the fastest trusted row allows; beyond it, the fastest row is a doubtful one. */
const MAX_DISTANCE_RATIO = 1.25;

/**
 * Measures the speeds of rows first..last. All come from one set of rows, so that min <= mean <= max: the trusted
 * rows, or all rows where too few are trusted.
 */
export function rideSpeeds(track: Track, first: number, last: number): RideSpeeds {
  const { time, speed, distance, doubtful } = track;
  let trusted = 0;
  let max = 0;
  let min = Number.POSITIVE_INFINITY;
  let doubleDistance = 0;
  let firstTrusted = first;
  let previous = -1;
  for (let row = first; row <= last; row++) {
    if (doubtful[row] === 1) continue;
    const here = speed[row]!;
    if (here > max) max = here;
    if (here < min) min = here;
    if (previous < 0) firstTrusted = row;
    else doubleDistance += (speed[previous]! + here) * (time[row]! - time[previous]!);
    previous = row;
    trusted++;
  }
  const rows = last - first + 1;
  const isTooFew = trusted < rows && (trusted < MIN_TRUSTED_ROWS || trusted < MIN_TRUSTED_SHARE * rows);
  const duration = (time[last]! - time[first]!) / 1000;
  if (isTooFew || distance[last]! - distance[first]! > max * duration * MAX_DISTANCE_RATIO) {
    return roughSpeeds(track, first, last, max);
  }
  const mean = clampedMean(doubleDistance, time[previous]! - time[firstTrusted]!, min, max);
  return { max, min, mean, trustedMax: max, rough: false };
}

/** Speeds over all rows, trusted or not. */
function roughSpeeds({ time, speed }: Track, first: number, last: number, trustedMax: number): RideSpeeds {
  let max = speed[first]!;
  let min = max;
  let doubleDistance = 0;
  for (let row = first + 1; row <= last; row++) {
    const here = speed[row]!;
    if (here > max) max = here;
    if (here < min) min = here;
    doubleDistance += (speed[row - 1]! + here) * (time[row]! - time[row - 1]!);
  }
  return {
    max,
    min,
    mean: clampedMean(doubleDistance, time[last]! - time[first]!, min, max),
    trustedMax,
    rough: true,
  };
}

/** The mean, clamped to min..max against rounding errors. */
function clampedMean(doubleDistance: number, elapsed: number, min: number, max: number): number {
  return elapsed > 0 ? Math.min(max, Math.max(min, doubleDistance / 2 / elapsed)) : max;
}
