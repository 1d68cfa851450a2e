import { type ReceiverNoise, distanceError } from './clean-noise.ts';
import type { OrderedRows } from './clean-order.ts';
import { cutSpike } from './clean-spikes.ts';
import type { ChosenSpeeds } from './clean-speed.ts';
import type { Velocities } from './clean-velocity.ts';
import { longitudeDifference, planeDistance } from './distance.ts';
import type { DenseSpeed } from './recorded-track.ts';
import { LONGEST_INTEGRATED, type MovementColumns, TrackWriter } from './resample-writer.ts';
import { MAX_SPEED, SpeedSource } from './track.ts';

/** Maximum seconds of a gap that is interpolated, without and with a dense speed channel. */
const MAX_GAP = 20;
const MAX_DENSE_GAP = 60;
/** Milliseconds: no rows are filled in below this gap. */
const CLOSE_MS = LONGEST_INTEGRATED * 1000;
/** Longer gaps (seconds) are filled only if the straight distance is at least this share of the interpolated one. */
const ALWAYS_FILLED = 5;
const MIN_STRAIGHT_SHARE = 0.4;
/** Maximum power of the time in a gap by which its speed goes over from one end to the other. */
const STEEPEST = 3;
/** m/s: slower speeds repeat at rest. */
const MIN_HELD_SPEED = 2;
/** Minimum milliseconds between a filled row and the rows at both ends. */
const CLEARANCE = 400;

/** The cleaning's columns side by side. */
export interface CleanedColumns {
  readonly rows: OrderedRows;
  readonly velocities: Velocities;
  readonly chosen: ChosenSpeeds;
  readonly noise: ReceiverNoise;
  readonly dense: DenseSpeed | null;
}

/**
 * Rounds the accepted rows to the codec's grid and fills gaps to one row a second, so that smart-recorded tracks are
 * detected like 1 Hz ones: with speeds of the dense channel where the file has them, else interpolated. Filled rows are
 * doubtful unless their speed was measured. A rejected row with a recorded speed stays, at an interpolated position.
 * @throws TrackFileError `too_many_points`
 */
export function resample(columns: CleanedColumns, maxRows?: number): MovementColumns {
  const { rows, velocities, chosen } = columns;
  const { time, latitude, longitude } = rows;
  const writer = new TrackWriter(time.length, maxRows);
  let previous = -1;
  let denseRow = 0;
  let row = 0;
  while (row < time.length) {
    if (velocities.rejected[row] === 1) {
      row++;
      continue;
    }
    if (previous >= 0 && velocities.breaks[row] === 1 && time[row]! - time[previous]! <= MAX_GAP * 1000) {
      writer.add(
        time[row]!,
        latitude[row]!,
        longitude[row]!,
        chosen.speed[row]!,
        chosen.source[row]!,
        chosen.doubtful[row]!,
        true,
      );
      previous = row++;
      continue;
    }
    if (previous >= 0 && (row - previous > 1 || time[row]! - time[previous]! > CLOSE_MS)) {
      denseRow = fillGap(columns, writer, previous, row, denseRow);
    }
    const end = endOfRun(columns, row);
    writer.addRun(rows, chosen, row, end);
    previous = end - 1;
    row = end;
  }
  return writer.finish();
}

/** The first row after an accepted one that is rejected, after a gap, or after a jump. */
function endOfRun(
  { rows: { time }, velocities: { rejected, breaks } }: CleanedColumns,
  first: number,
): number {
  let row = first + 1;
  while (
    row < time.length &&
    rejected[row] === 0 &&
    breaks[row] === 0 &&
    time[row]! - time[row - 1]! <= CLOSE_MS
  )
    row++;
  return row;
}

/** Fills the gap between two accepted rows; returns the next row of the dense channel. */
function fillGap(
  columns: CleanedColumns,
  writer: TrackWriter,
  from: number,
  to: number,
  firstDense: number,
): number {
  const { rows, chosen, dense } = columns;
  const line = new GapLine(rows, from, to, writer);
  let denseRow = firstDense;
  if (dense !== null) {
    while (denseRow < dense.time.length && dense.time[denseRow]! < line.start + CLEARANCE) denseRow++;
    const first = denseRow;
    if (line.elapsed <= MAX_DENSE_GAP) {
      for (; denseRow < dense.time.length && dense.time[denseRow]! < line.end - CLEARANCE; denseRow++) {
        if (dense.speed[denseRow]! > MAX_SPEED) continue;
        const held = heldSpeed(dense.speed, denseRow) ?? cutSpike(dense.time, dense.speed, denseRow);
        if (held === null)
          line.add(Math.round(dense.time[denseRow]!), dense.speed[denseRow]!, SpeedSource.dense, 0);
        else line.add(Math.round(dense.time[denseRow]!), held, SpeedSource.bridged, 1);
      }
    }
    if (denseRow > first) return denseRow;
  }
  let hasOwnSpeeds = false;
  for (let row = from + 1; row < to; row++) {
    if (chosen.source[row] !== SpeedSource.recorded) continue;
    hasOwnSpeeds = true;
    line.add(rows.time[row]!, chosen.speed[row]!, SpeedSource.recorded, 1);
  }
  if (!hasOwnSpeeds) interpolate(columns, from, to, line);
  return denseRow;
}

/**
 * The speed (m/s) for a row in which a device without a signal repeats its last speed: the slower of that and the next
 * one, because falls and arms take watches under water. Null for a measured speed, which changes by a little every second.
 */
function heldSpeed(speed: Float64Array, row: number): number | null {
  const here = speed[row]!;
  if (here < MIN_HELD_SPEED || here !== speed[row - 1]) return null;
  if (here !== speed[row - 2] && here !== speed[row + 1]) return null;
  let next = row + 1;
  while (speed[next] === here) next++;
  return Math.min(here, speed[next] ?? here);
}

/** The straight line between two accepted rows, along which rows are filled in. */
class GapLine {
  /** Epoch milliseconds of both ends, and seconds between them. */
  readonly start: number;
  readonly end: number;
  readonly elapsed: number;
  private readonly latitude: number;
  private readonly longitude: number;
  private readonly north: number;
  private readonly east: number;

  constructor(
    { time, latitude, longitude }: OrderedRows,
    from: number,
    to: number,
    private readonly writer: TrackWriter,
  ) {
    this.start = time[from]!;
    this.end = time[to]!;
    this.elapsed = (this.end - this.start) / 1000;
    this.latitude = latitude[from]!;
    this.longitude = longitude[from]!;
    this.north = latitude[to]! - this.latitude;
    this.east = longitudeDifference(this.longitude, longitude[to]!);
  }

  add(at: number, speed: number, source: number, doubtful: number): void {
    const share = (at - this.start) / (this.end - this.start);
    const latitude = this.latitude + share * this.north;
    const longitude = longitudeDifference(0, this.longitude + share * this.east);
    this.writer.add(at, latitude, longitude, speed, source, doubtful, false);
  }
}

function interpolate({ rows, chosen, noise }: CleanedColumns, from: number, to: number, line: GapLine): void {
  const { latitude, longitude } = rows;
  const straight = planeDistance(latitude[from]!, longitude[from]!, latitude[to]!, longitude[to]!);
  const first = chosen.speed[from]!;
  const last = chosen.speed[to]!;
  const interpolated = ((first + last) / 2) * line.elapsed;
  if (line.elapsed > MAX_GAP) return;
  if (line.elapsed > ALWAYS_FILLED && straight < MIN_STRAIGHT_SHARE * interpolated) return;
  const missing = Math.max(0, straight - interpolated) / line.elapsed;
  const isMeasured =
    chosen.source[from] === SpeedSource.recorded && chosen.source[to] === SpeedSource.recorded;
  const most = (straight + distanceError(noise, interpolated)) / line.elapsed;
  const power = isMeasured ? steepness(first, last, most) : 1;
  for (let at = line.start + 1000; at < line.end - CLEARANCE; at += 1000) {
    const share = (at - line.start) / (line.end - line.start);
    const speed =
      first < last ? first + share ** power * (last - first) : last + (1 - share) ** power * (first - last);
    line.add(at, Math.min(MAX_SPEED, speed + missing), SpeedSource.bridged, 1);
  }
}

/**
 * The power of time by which the speed goes over between both ends of a gap: 1 where it changes evenly, more where its
 * mean would exceed `most` (m/s), because the faster end's speed then lasted for a part of the gap only.
 */
function steepness(first: number, last: number, most: number): number {
  const slower = Math.min(first, last);
  const change = Math.abs(last - first);
  if (change === 0 || most >= slower + change / 2) return 1;
  return Math.min(STEEPEST, change / Math.max(0, most - slower) - 1);
}
