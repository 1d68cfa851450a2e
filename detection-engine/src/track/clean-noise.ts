import { median } from 'simple-statistics';
import type { PlaneColumns } from './clean-plane.ts';

/** Rows looked at for the estimate: enough for a stable median, few enough to cost nothing. */
const SAMPLE = 301;
/** Seconds between rows above which a second difference says more about the surfer than about the receiver. */
const CLOSE = 2.5;
/** Median length of the second difference of white noise with a deviation of 1 on both axes: sqrt(6 * 2 ln 2). */
const SECOND_DIFFERENCE_MEDIAN = Math.sqrt(6 * 2 * Math.LN2);

export interface ReceiverNoise {
  /** Metres: standard deviation per axis of the part of the position error that changes from row to row. */
  readonly position: number;
  /** Seconds: median time between rows that lie close together; 1 where none do. */
  readonly interval: number;
}

/** Metres: a receiver is never believed better than this, nor worse than that. */
const BEST = 0.35;
const WORST = 6;
/** Metres, where too few rows lie close together to tell. */
const UNKNOWN = 1.5;
const FEWEST = 16;

/** Reads the receiver's noise off the track itself: the median second difference of evenly spaced positions. */
export function estimateNoise(time: Float64Array, { east, north }: PlaneColumns): ReceiverNoise {
  const stride = Math.max(1, Math.floor(time.length / SAMPLE));
  const lengths: number[] = [];
  const intervals: number[] = [];
  let even = 0;
  for (let row = 1; row + 1 < time.length; row += stride) {
    const before = (time[row]! - time[row - 1]!) / 1000;
    const after = (time[row + 1]! - time[row]!) / 1000;
    if (before > CLOSE || Math.abs(before - after) > 0.2 * before) continue;
    const bendEast = east[row + 1]! - 2 * east[row]! + east[row - 1]!;
    const bendNorth = north[row + 1]! - 2 * north[row]! + north[row - 1]!;
    even++;
    if (bendEast === 0 && bendNorth === 0) continue;
    lengths.push(Math.sqrt(bendEast * bendEast + bendNorth * bendNorth));
    intervals.push(before);
  }
  if (lengths.length < FEWEST) return { position: even < FEWEST ? UNKNOWN : BEST, interval: 1 };
  const position = median(lengths) / SECOND_DIFFERENCE_MEDIAN;
  return { position: Math.min(WORST, Math.max(BEST, position)), interval: median(intervals) };
}

/** Median of a normal's absolute second difference over its deviation: sqrt(6) * 0.6745. */
const SPEED_SECOND_DIFFERENCE_MEDIAN = Math.sqrt(6) * 0.6745;

/** m/s: standard deviation of what changes from reading to reading in a speed column (NaN where absent). */
export function estimateJitter(speed: Float64Array): number {
  const stride = Math.max(1, Math.floor(speed.length / SAMPLE));
  const bends: number[] = [];
  for (let row = 1; row + 1 < speed.length; row += stride) {
    const bend = Math.abs(speed[row + 1]! - 2 * speed[row]! + speed[row - 1]!);
    if (bend === bend) bends.push(bend);
  }
  return bends.length < FEWEST ? 0 : median(bends) / SPEED_SECOND_DIFFERENCE_MEDIAN;
}
