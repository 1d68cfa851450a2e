import type { OrderedRows } from './clean-order.ts';
import type { BelievedSpeeds } from './clean-speed.ts';
import type { Velocities } from './clean-velocity.ts';
import { longitudeDifference, planeDistance } from './distance.ts';
import type { DenseSpeed } from './recorded-track.ts';
import { LONGEST_INTEGRATED, TrackWriter } from './resample-writer.ts';
import { SpeedSource, type Track } from './track.ts';

/** Seconds of silence that are bridged by straight interpolation; with a dense speed channel, longer ones too. */
const LONGEST_BRIDGE = 20;
const LONGEST_DENSE_BRIDGE = 60;
/** Milliseconds: rows this close need nothing between them. */
const CLOSE = LONGEST_INTEGRATED * 1000;
/** Seconds; a longer bridge has to lead somewhere: straight way over interpolated way at least this. */
const BLINDLY_BRIDGED = 5;
const LEADS_SOMEWHERE = 0.4;
/** Milliseconds a filled row keeps from the rows at both ends. */
const CLEARANCE = 400;

/** The cleaning's columns side by side. */
export interface CleanedColumns {
  readonly rows: OrderedRows;
  readonly velocities: Velocities;
  readonly believed: BelievedSpeeds;
  readonly dense: DenseSpeed | null;
}

/**
 * Puts the believed rows on the codec's grid and fills silences to one row a second, so that a smart-recorded
 * track is judged like a 1 Hz one: with the dense channel's speeds where the file has them, else with speeds
 * between both ends'. Filled rows are doubtful unless their speed was measured. A row whose position was
 * rejected stays, between its neighbours, when the receiver wrote a speed of its own for it.
 * @throws TrackFileError `too_many_points`
 */
export function resample(columns: CleanedColumns, maxRows?: number): Track {
  const { rows, velocities, believed } = columns;
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
    if (
      previous >= 0 &&
      velocities.breaks[row] === 1 &&
      time[row]! - time[previous]! <= LONGEST_BRIDGE * 1000
    ) {
      writer.add(
        time[row]!,
        latitude[row]!,
        longitude[row]!,
        believed.speed[row]!,
        believed.source[row]!,
        believed.doubtful[row]!,
        true,
      );
      previous = row++;
      continue;
    }
    if (previous >= 0 && (row - previous > 1 || time[row]! - time[previous]! > CLOSE)) {
      denseRow = fillSilence(columns, writer, previous, row, denseRow);
    }
    const end = endOfRun(columns, row);
    writer.addRun(rows, believed, row, end);
    previous = end - 1;
    row = end;
  }
  return writer.finish();
}

/** The first row after a believed one that is rejected, far, or where the receiver leapt. */
function endOfRun(
  { rows: { time }, velocities: { rejected, breaks } }: CleanedColumns,
  first: number,
): number {
  let row = first + 1;
  while (
    row < time.length &&
    rejected[row] === 0 &&
    breaks[row] === 0 &&
    time[row]! - time[row - 1]! <= CLOSE
  )
    row++;
  return row;
}

/** Writes what lies between two believed rows; returns the dense row to go on from. */
function fillSilence(
  columns: CleanedColumns,
  writer: TrackWriter,
  from: number,
  to: number,
  firstDense: number,
): number {
  const { rows, believed, dense } = columns;
  const line = new Line(rows, from, to, writer);
  let denseRow = firstDense;
  if (dense !== null) {
    while (denseRow < dense.time.length && dense.time[denseRow]! < line.start + CLEARANCE) denseRow++;
    const first = denseRow;
    if (line.elapsed <= LONGEST_DENSE_BRIDGE) {
      for (; denseRow < dense.time.length && dense.time[denseRow]! < line.end - CLEARANCE; denseRow++) {
        line.add(Math.round(dense.time[denseRow]!), dense.speed[denseRow]!, SpeedSource.dense, 0);
      }
    }
    if (denseRow > first) return denseRow;
  }
  let hasOwnSpeeds = false;
  for (let row = from + 1; row < to; row++) {
    if (believed.source[row] !== SpeedSource.recorded) continue;
    hasOwnSpeeds = true;
    line.add(rows.time[row]!, believed.speed[row]!, SpeedSource.recorded, 1);
  }
  if (!hasOwnSpeeds) bridge(columns, from, to, line);
  return denseRow;
}

/** The straight way between two believed rows, along which others are filled in. */
class Line {
  /** Epoch milliseconds of both ends, and the seconds between them. */
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

function bridge({ rows, believed }: CleanedColumns, from: number, to: number, line: Line): void {
  const { latitude, longitude } = rows;
  const straight = planeDistance(latitude[from]!, longitude[from]!, latitude[to]!, longitude[to]!);
  const first = believed.speed[from]!;
  const last = believed.speed[to]!;
  const interpolated = ((first + last) / 2) * line.elapsed;
  if (line.elapsed > LONGEST_BRIDGE) return;
  if (line.elapsed > BLINDLY_BRIDGED && straight < LEADS_SOMEWHERE * interpolated) return;
  const missing = Math.max(0, straight - interpolated) / line.elapsed;
  for (let at = line.start + 1000; at < line.end - CLEARANCE; at += 1000) {
    const share = (at - line.start) / (line.end - line.start);
    line.add(at, first + share * (last - first) + missing, SpeedSource.bridged, 1);
  }
}
