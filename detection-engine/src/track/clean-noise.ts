import { median } from './quantile.ts';
import type { PlaneColumns } from './clean-plane.ts';

/** Sample size of the medians. */
const SAMPLE_SIZE = 301;
/** Maximum seconds between rows; over longer steps, second differences measure the surfer rather than the receiver. */
const MAX_STEP_SECONDS = 2.5;
/** Median length of the second difference of 2-D white noise with standard deviation 1: sqrt(6 * 2 ln 2). */
const SECOND_DIFFERENCE_MEDIAN = Math.sqrt(6 * 2 * Math.LN2);

export interface ReceiverNoise {
  /** Meters: standard deviation per axis of the position error that is independent between rows. */
  readonly position: number;
  /** Seconds: median interval of close rows; 1 without close rows. */
  readonly interval: number;
}

/** Meters: bounds of the estimate. */
const MIN_NOISE = 0.35;
const MAX_NOISE = 6;
/** Meters: default with too few close rows. */
const DEFAULT_NOISE = 1.5;
const MIN_SAMPLE = 16;
/** Standard deviations of a position, and share of a distance by speeds, that errors stay within. */
const POSITION_REACH = 3;
const SPEED_ERROR = 0.1;

/** Meters by which the distance along positions and the one by recorded speeds differ at most by the errors of both. */
export const distanceError = ({ position }: ReceiverNoise, distance: number) =>
  POSITION_REACH * position + SPEED_ERROR * distance;

/** Estimates the receiver's noise from the median second difference of evenly spaced positions. */
export function estimateNoise(time: Float64Array, { east, north }: PlaneColumns): ReceiverNoise {
  const stride = Math.max(1, Math.floor(time.length / SAMPLE_SIZE));
  const lengths: number[] = [];
  const intervals: number[] = [];
  let even = 0;
  for (let row = 1; row + 1 < time.length; row += stride) {
    const before = (time[row]! - time[row - 1]!) / 1000;
    const after = (time[row + 1]! - time[row]!) / 1000;
    if (before > MAX_STEP_SECONDS || Math.abs(before - after) > 0.2 * before) continue;
    const bendEast = east[row + 1]! - 2 * east[row]! + east[row - 1]!;
    const bendNorth = north[row + 1]! - 2 * north[row]! + north[row - 1]!;
    even++;
    if (bendEast === 0 && bendNorth === 0) continue;
    lengths.push(Math.sqrt(bendEast * bendEast + bendNorth * bendNorth));
    intervals.push(before);
  }
  if (lengths.length < MIN_SAMPLE)
    return { position: even < MIN_SAMPLE ? DEFAULT_NOISE : MIN_NOISE, interval: 1 };
  const position = median(lengths) / SECOND_DIFFERENCE_MEDIAN;
  return { position: Math.min(MAX_NOISE, Math.max(MIN_NOISE, position)), interval: median(intervals) };
}

/** Median absolute second difference of white noise with standard deviation 1: sqrt(6) * 0.6745. */
const SPEED_SECOND_DIFFERENCE_MEDIAN = Math.sqrt(6) * 0.6745;

/** m/s: standard deviation of the noise of a speed column (NaN for missing values). */
export function estimateJitter(speed: Float64Array): number {
  const stride = Math.max(1, Math.floor(speed.length / SAMPLE_SIZE));
  const bends: number[] = [];
  for (let row = 1; row + 1 < speed.length; row += stride) {
    const bend = Math.abs(speed[row + 1]! - 2 * speed[row]! + speed[row - 1]!);
    if (bend === bend) bends.push(bend);
  }
  return bends.length < MIN_SAMPLE ? 0 : median(bends) / SPEED_SECOND_DIFFERENCE_MEDIAN;
}
