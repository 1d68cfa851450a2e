import { firstRowAt } from '../track/row-at.ts';
import type { Track } from '../track/track.ts';

/** Milliseconds before a ride, and after it, in which the heart tells of it. */
const BEFORE_MS = 30_000;
const AFTER_MS = 60_000;
/** Rows with a heart rate from which a figure is made. */
const LEAST_ROWS = 3;
/** Percent of a person's maximum at which zones begin. */
const ZONES = [60, 70, 80, 90] as const;
/** Milliseconds between rows up to which the heart rate of the first holds. */
const LONGEST_STEP_MS = 60_000;

/** Whole beats per minute. */
export interface RideHeartRate {
  /** Mean of the 30 s before the start. */
  readonly before: number;
  readonly average: number;
  /** Largest from the start to 60 s after the end, or to the start of the next ride. */
  readonly peak: number;
  /** From `before` to `peak`. */
  readonly rise: number;
}

/** Whole beats per minute. */
export interface SessionHeartRate {
  readonly average: number;
  readonly max: number;
}

/**
 * The heart rate of each ride; null where one of its figures has fewer than three rows.
 * @param rides in time order
 */
export function heartRateOfRides(
  track: Track,
  rides: readonly { readonly startTime: number; readonly endTime: number }[],
): readonly (RideHeartRate | null)[] {
  return rides.map(({ startTime, endTime }, index) => {
    const next = rides[index + 1]?.startTime ?? Number.POSITIVE_INFINITY;
    const before = heartRateBetween(track, startTime - BEFORE_MS, startTime);
    const during = heartRateBetween(track, startTime, endTime + 1);
    const after = heartRateBetween(track, startTime, Math.min(endTime + AFTER_MS, next) + 1);
    if (before === null || during === null || after === null) return null;
    const { average } = before;
    return { before: average, average: during.average, peak: after.max, rise: after.max - average };
  });
}

/** Of the rows from `from` to before `to` (epoch ms); null with fewer than three. */
function heartRateBetween({ time, heartRate }: Track, from: number, to: number): SessionHeartRate | null {
  const rows = heartRate.subarray(firstRowAt(time, from), firstRowAt(time, to));
  return meanAndMost(rows, LEAST_ROWS);
}

/** The heart rate of a whole track; null without one. */
export const heartRateOfSession = ({ heartRate }: Track): SessionHeartRate | null =>
  meanAndMost(heartRate, 1);

function meanAndMost(heartRate: Uint8Array, least: number): SessionHeartRate | null {
  let count = 0;
  let sum = 0;
  let max = 0;
  for (const bpm of heartRate) {
    if (bpm === 0) continue;
    count++;
    sum += bpm;
    max = Math.max(max, bpm);
  }
  return count < least ? null : { average: Math.round(sum / count), max };
}

/** Seconds by whole beats per minute. */
export type HeartRateSeconds = Readonly<Record<number, number>>;

/** @param cutAfter rows after which rows were removed, whose time is in no zone */
export function secondsByHeartRate(
  { time, heartRate, length }: Track,
  cutAfter: ReadonlySet<number>,
): HeartRateSeconds {
  const millis: Record<number, number> = {};
  for (let row = 0; row + 1 < length; row++) {
    const bpm = heartRate[row]!;
    const step = time[row + 1]! - time[row]!;
    if (bpm > 0 && step <= LONGEST_STEP_MS && !cutAfter.has(row)) millis[bpm] = (millis[bpm] ?? 0) + step;
  }
  return Object.fromEntries(Object.entries(millis).map(([bpm, sum]) => [bpm, sum / 1000]));
}

/** Seconds in below 60, 60 to 70, 70 to 80, 80 to 90 and from 90 % of a person's maximum. */
export function secondsInZones(seconds: HeartRateSeconds, maximum: number): number[] {
  const zones = [0, ...ZONES.map(() => 0)];
  for (const [bpm, sum] of Object.entries(seconds)) {
    // Percent, as 0.7 * 200 is more than 140.
    const percent = (Number(bpm) / maximum) * 100;
    zones[ZONES.filter((from) => percent >= from).length]! += sum;
  }
  return zones;
}
