import type { RecordedTrack } from './recorded-track.ts';
import { MAX_SPEED } from './track.ts';
import { WorkingMemory } from './working-memory.ts';

/** Rows with a position, strictly increasing in time. */
export interface OrderedRows {
  readonly time: Float64Array;
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  /** m/s; NaN where the device wrote none. */
  readonly recordedSpeed: Float64Array;
}

/**
 * Drops rows without a position (a watch under water) and sorts the others by time. Where time runs backwards, a single
 * bad timestamp is dropped, and parts in the wrong order are sorted. Of rows with one time, or of overlapping parts,
 * the first is kept.
 */
export function orderRows(recorded: RecordedTrack, memory = new WorkingMemory()): OrderedRows {
  if (endOfUnchanged(recorded, 0, Number.NEGATIVE_INFINITY) === recorded.length) return recorded;
  const room = roomFor(recorded.length, memory);
  return takeInOrder(recorded, room) ?? takeSorted(recorded, room);
}

/**
 * The first row from `first` on that must be dropped, changed or sorted; `latest` is the time before `first`. Most files
 * have none, and their columns are used without a copy.
 */
function endOfUnchanged(recorded: RecordedTrack, first: number, latest: number): number {
  const { length, time, latitude, longitude, recordedSpeed } = recorded;
  let before = latest;
  let row = first;
  for (; row < length; row++) {
    const now = time[row]!;
    const speed = recordedSpeed[row]!;
    if (!(now > before && now < Number.POSITIVE_INFINITY) || now !== Math.floor(now)) break;
    if (speed < 0 || speed > MAX_SPEED) break;
    if (!(Math.abs(latitude[row]!) <= 90 && Math.abs(longitude[row]!) <= 180)) break;
    before = now;
  }
  return row;
}

/** Copies the rows with a position and a new time; null where time runs backwards. */
function takeInOrder(recorded: RecordedTrack, rows: OrderedRows): OrderedRows | null {
  const { length, time, latitude, longitude, recordedSpeed } = recorded;
  let count = 0;
  let latest = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < length; row++) {
    const end = endOfUnchanged(recorded, row, latest);
    if (end > row) {
      copyRows(recorded, row, end, rows, count);
      count += end - row;
      latest = time[end - 1]!;
      row = end;
    }
    if (row === length || !isPlaced(time[row]!, latitude[row]!, longitude[row]!)) continue;
    const now = Math.round(time[row]!);
    if (now < latest) return null;
    if (now === latest) continue;
    latest = now;
    rows.time[count] = now;
    rows.latitude[count] = latitude[row]!;
    rows.longitude[count] = longitude[row]!;
    rows.recordedSpeed[count++] = plausible(recordedSpeed[row]!);
  }
  return firstRows(rows, count);
}

function copyRows(recorded: RecordedTrack, from: number, to: number, rows: OrderedRows, at: number): void {
  const { time, latitude, longitude, recordedSpeed } = recorded;
  const { time: times, latitude: latitudes, longitude: longitudes, recordedSpeed: speeds } = rows;
  const shift = at - from;
  for (let row = from; row < to; row++) {
    times[row + shift] = time[row]!;
    latitudes[row + shift] = latitude[row]!;
    longitudes[row + shift] = longitude[row]!;
    speeds[row + shift] = recordedSpeed[row]!;
  }
}

function takeSorted(recorded: RecordedTrack, rows: OrderedRows): OrderedRows {
  const sorted = sortParts(placedRows(recorded), recorded.time);
  for (let index = 0; index < sorted.length; index++) {
    const row = sorted[index]!;
    rows.time[index] = Math.round(recorded.time[row]!);
    rows.latitude[index] = recorded.latitude[row]!;
    rows.longitude[index] = recorded.longitude[row]!;
    rows.recordedSpeed[index] = plausible(recorded.recordedSpeed[row]!);
  }
  return firstRows(rows, sorted.length);
}

const roomFor = (length: number, memory: WorkingMemory): OrderedRows => ({
  time: memory.column(length),
  latitude: memory.column(length),
  longitude: memory.column(length),
  recordedSpeed: memory.column(length),
});

function firstRows({ time, latitude, longitude, recordedSpeed }: OrderedRows, count: number): OrderedRows {
  return {
    time: time.subarray(0, count),
    latitude: latitude.subarray(0, count),
    longitude: longitude.subarray(0, count),
    recordedSpeed: recordedSpeed.subarray(0, count),
  };
}

const plausible = (speed: number) => (speed >= 0 && speed <= MAX_SPEED ? speed : Number.NaN);

const isPlaced = (time: number, latitude: number, longitude: number) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && Number.isFinite(time);

function placedRows({ length, time, latitude, longitude }: RecordedTrack): Int32Array {
  const rows = new Int32Array(length);
  let count = 0;
  for (let row = 0; row < length; row++) {
    if (isPlaced(time[row]!, latitude[row]!, longitude[row]!)) rows[count++] = row;
  }
  return rows.subarray(0, count);
}

function sortParts(rows: Int32Array, time: Float64Array): Int32Array {
  const at = (index: number) => Math.round(time[rows[index]!]!);
  const parts: { first: number; end: number }[] = [];
  let first = 0;
  for (let index = 1; index <= rows.length; index++) {
    if (index < rows.length && at(index) >= at(index - 1)) continue;
    const last = index - 1;
    const isBadTimestamp = last > first && index < rows.length && at(index) >= at(last - 1);
    parts.push({ first, end: isBadTimestamp ? last : index });
    first = index;
  }
  parts.sort((a, b) => at(a.first) - at(b.first) || a.first - b.first);

  const sorted = new Int32Array(rows.length);
  let count = 0;
  let latest = Number.NEGATIVE_INFINITY;
  for (const part of parts) {
    for (let index = part.first; index < part.end; index++) {
      if (at(index) <= latest) continue;
      latest = at(index);
      sorted[count++] = rows[index]!;
    }
  }
  return sorted.subarray(0, count);
}
