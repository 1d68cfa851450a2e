import {
  longitudeDifference,
  METERS_PER_DEGREE,
  metersPerLongitude,
  planeDistance,
} from '../track/distance.ts';
import { firstRowAt } from '../track/row-at.ts';
import type { RecordedTrack } from '../track/recorded-track.ts';
import { warned } from './warnings.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Smaller steps back are single bad timestamps. */
const LEAST_BACK_MS = 30 * SECOND_MS;
/** Shorter silences are pauses: hardly a clock is wrong by so little. */
export const LEAST_AHEAD_MS = 30 * MINUTE_MS;
/** Clocks are corrected by whole hours where only their zone was wrong; hardly a pause has that length. */
const HOURS_TOLERANCE_MS = 2 * SECOND_MS;
const MOST_HOURS_MS = 26 * HOUR_MS;
/** Tracks with more jumps are shuffled, not corrected. */
export const MOST_CORRECTIONS = 5;
/** Rows on both sides of a correction, so that a few stale rows are none. */
const LEAST_ROWS = 20;
/** Meters across a correction: of somebody who sits, and who moves at an unchanged speed. */
const SAME_PLACE = 10;
const NEXT_PLACE = 30;
/** m/s from which on somebody moves, the rows that tell it, and the minimum cosine between both directions. */
const MOVING = { speed: 1, rows: 5, cosine: 0.7 };
/** Meters between positions of one time, beyond which one of the times is wrong. */
const APART = 20;

/** Rows with a position, by number. */
type Rows = Int32Array;

/**
 * Moves the rows before a correction of the device's clock, so that the time goes on across it: the clock after the last
 * correction is right. A correction is a jump of the time without one of the position. Ahead most jumps are pauses: a
 * correction is one by whole hours, from the beginning of a year, or in full motion.
 */
export function applyClockCorrections(recorded: RecordedTrack): RecordedTrack {
  const rows = placedRows(recorded);
  const jumps = jumpsOf(recorded, rows);
  if (jumps.length === 0 || jumps.length > MOST_CORRECTIONS) return recorded;
  const ends = [...jumps, rows.length];
  const corrections = jumps.filter((jump, index) => {
    const before = rows.subarray(index === 0 ? 0 : jumps[index - 1], jump);
    const after = rows.subarray(jump, ends[index + 1]);
    return isCorrection(recorded, before, after);
  });
  if (corrections.length === 0) return recorded;
  const time = recorded.time.slice();
  const warnings: string[] = [];
  for (const jump of corrections.toReversed()) {
    const [last, next] = [rows[jump - 1]!, rows[jump]!];
    const shift = recorded.time[next]! - SECOND_MS - recorded.time[last]!;
    for (let row = 0; row < next; row++) time[row]! += shift;
    warnings.unshift(
      `The clock of the device was set ${shift < 0 ? 'back' : 'ahead'} by ${durationOf(Math.abs(shift))} during the session: the times before were moved.`,
    );
  }
  // Neither has rows that tell which of its times are before a correction.
  const { watchWaves: _, ...rest } = recorded;
  return warned({ ...rest, time, denseSpeed: null }, ...warnings);
}

function placedRows({ latitude, length }: RecordedTrack): Rows {
  const rows = new Int32Array(length);
  let count = 0;
  for (let row = 0; row < length; row++) if (!Number.isNaN(latitude[row])) rows[count++] = row;
  return rows.subarray(0, count);
}

const isJump = (step: number) => step < -LEAST_BACK_MS || step > LEAST_AHEAD_MS;

function jumpsOf({ time }: RecordedTrack, rows: Rows): number[] {
  const jumps: number[] = [];
  for (let index = 1; index < rows.length; index++) {
    if (isJump(time[rows[index]!]! - time[rows[index - 1]!]!)) jumps.push(index);
  }
  return jumps;
}

/** Whether the time jumps between two rows with a position: by more than half an hour ahead, or back. */
export function hasJump({ time, latitude, length }: RecordedTrack): boolean {
  let before = NaN;
  for (let row = 0; row < length; row++) {
    if (Number.isNaN(latitude[row]!)) continue;
    if (isJump(time[row]! - before)) return true;
    before = time[row]!;
  }
  return false;
}

/** Whether the clock of the device was set between two runs of rows with a position. */
export function isCorrection(recorded: RecordedTrack, before: Rows, after: Rows): boolean {
  if (before.length < LEAST_ROWS || after.length < LEAST_ROWS) return false;
  const [last, next] = [before.at(-1)!, after[0]!];
  const across = distance(recorded, last, next);
  const isMoving = across <= NEXT_PLACE && movesOn(recorded, before, after);
  if (!isMoving && across > SAME_PLACE) return false;
  const shift = recorded.time[next]! - recorded.time[last]! - SECOND_MS;
  if (shift > 0) return isMoving || isWholeHours(shift) || isYearsBegin(recorded.time[before[0]!]!);
  const times = Float64Array.from(before, (row) => recorded.time[row]!);
  const common = after.filter(
    (row) => recorded.time[row]! >= times[0]! && recorded.time[row]! <= times.at(-1)!,
  );
  if (common.length > 0) return medianApart(recorded, before, times, common) > APART;
  const gap = times[0]! - recorded.time[after.at(-1)!]!;
  return gap > LEAST_AHEAD_MS && (isMoving || isWholeHours(shift));
}

const isWholeHours = (shift: number) =>
  Math.abs(shift) < MOST_HOURS_MS &&
  Math.abs(shift - Math.round(shift / HOUR_MS) * HOUR_MS) <= HOURS_TOLERANCE_MS;

/** Clocks that were never set begin with a year. */
function isYearsBegin(time: number): boolean {
  const date = new Date(time);
  return date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1) < DAY_MS;
}

/** Whether both parts move in one direction where they meet. */
function movesOn(recorded: RecordedTrack, before: Rows, after: Rows): boolean {
  const [eastBefore, northBefore] = velocity(recorded, before.at(-MOVING.rows)!, before.at(-1)!);
  const [eastAfter, northAfter] = velocity(recorded, after[0]!, after[MOVING.rows - 1]!);
  const speeds = [Math.hypot(eastBefore, northBefore), Math.hypot(eastAfter, northAfter)] as const;
  const product = eastBefore * eastAfter + northBefore * northAfter;
  return Math.min(...speeds) >= MOVING.speed && product >= MOVING.cosine * speeds[0] * speeds[1];
}

/** m/s east and north. */
function velocity(
  { time, latitude, longitude }: RecordedTrack,
  from: number,
  to: number,
): readonly [number, number] {
  const seconds = (time[to]! - time[from]!) / SECOND_MS;
  const scale = metersPerLongitude(latitude[from]!);
  const east = longitudeDifference(longitude[from]!, longitude[to]!) * scale;
  return [east / seconds, ((latitude[to]! - latitude[from]!) * METERS_PER_DEGREE) / seconds];
}

/** Meters between the parts at the times that both have: little in a shuffled track. */
function medianApart(recorded: RecordedTrack, before: Rows, times: Float64Array, common: Rows): number {
  const apart = Float64Array.from(common, (row) =>
    distance(recorded, row, before[firstRowAt(times, recorded.time[row]!)]!),
  );
  return apart.sort()[apart.length >> 1]!;
}

const distance = ({ latitude, longitude }: RecordedTrack, from: number, to: number) =>
  planeDistance(latitude[from]!, longitude[from]!, latitude[to]!, longitude[to]!);

/** '7 h', '12 min' or '90 days', rounded. */
function durationOf(millis: number): string {
  if (millis >= 2 * DAY_MS) return `${Math.round(millis / DAY_MS).toLocaleString('en-US')} days`;
  const minutes = Math.round(millis / MINUTE_MS);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(
    ' ',
  );
}
