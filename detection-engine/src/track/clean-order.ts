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

/** Share of the rows. */
const MAX_BAD_TIMESTAMPS = 0.02;

/**
 * Drops rows without a position (a watch under water) and sorts the others by time. Where time runs backwards, a single
 * bad timestamp is dropped. Of rows with one time the first is kept.
 */
export function orderRows(recorded: RecordedTrack, memory = new WorkingMemory()): OrderedRows {
  if (endOfUnchanged(recorded, 0, Number.NEGATIVE_INFINITY) === recorded.length) {
    const { time, latitude, longitude, recordedSpeed } = recorded;
    return { time, latitude, longitude, recordedSpeed };
  }
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
  const sorted = sortByTime(placedRows(recorded), recorded.time);
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

/** The rows by time, of rows with one time the first. */
function sortByTime(rows: Int32Array, time: Float64Array): Int32Array {
  const at = (row: number) => Math.round(time[row]!);
  const sorted = withoutBadTimestamps(rows, at).sort((a, b) => at(a) - at(b) || a - b);
  let count = 0;
  for (const row of sorted) if (count === 0 || at(row) > at(sorted[count - 1]!)) sorted[count++] = row;
  return sorted.subarray(0, count);
}

/** Drops single timestamps that run ahead; where there are many, the file's order says nothing. */
function withoutBadTimestamps(rows: Int32Array, at: (row: number) => number): Int32Array {
  const others = rows.filter((row, index) => {
    if (index === 0 || index === rows.length - 1) return true;
    const [before, after] = [at(rows[index - 1]!), at(rows[index + 1]!)];
    return !(at(row) > after && after >= before);
  });
  return rows.length - others.length > MAX_BAD_TIMESTAMPS * rows.length ? rows : others;
}
