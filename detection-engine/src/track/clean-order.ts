import type { RecordedTrack } from './recorded-track.ts';

/** The readings worth judging: every row has a position, time strictly increases. */
export interface OrderedRows {
  readonly time: Float64Array;
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  /** Metres per second; NaN where the device wrote none. */
  readonly recordedSpeed: Float64Array;
}

/** m/s: a recorded speed beyond this is none. */
const FASTEST = 150;

/**
 * Passes over rows without a position (a watch under water: their speed counts for nothing) and puts the rest
 * in order of time. Time that runs backwards is either one bad stamp (the row goes) or parts written in the
 * wrong order (the parts are sorted); of rows with one time, or of parts that overlap, the first stays.
 */
export function orderRows(recorded: RecordedTrack): OrderedRows {
  if (isInOrder(recorded)) return recorded;
  return takeInOrder(recorded) ?? takeSorted(recorded);
}

/** Whether there is nothing to pass over or to sort: true of most files, whose columns then serve as they are. */
function isInOrder({ length, time, latitude, longitude, recordedSpeed }: RecordedTrack): boolean {
  let before = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < length; row++) {
    const now = time[row]!;
    const speed = recordedSpeed[row]!;
    if (!(now > before) || now !== Math.floor(now) || speed < 0 || speed > FASTEST) return false;
    if (!(Math.abs(latitude[row]!) <= 90 && Math.abs(longitude[row]!) <= 180)) return false;
    before = now;
  }
  return before < Number.POSITIVE_INFINITY;
}

/** Takes the rows with a place and a time of their own; null where time runs backwards. */
function takeInOrder(recorded: RecordedTrack): OrderedRows | null {
  const { length, time, latitude, longitude, recordedSpeed } = recorded;
  const rows = roomFor(length);
  const { time: times, latitude: latitudes, longitude: longitudes, recordedSpeed: speeds } = rows;
  let count = 0;
  let latest = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < length; row++) {
    const here = latitude[row]!;
    const meridian = longitude[row]!;
    if (!isPlaced(time[row]!, here, meridian)) continue;
    const now = Math.round(time[row]!);
    if (!(now > latest)) {
      if (now < latest) return null;
      continue;
    }
    latest = now;
    times[count] = now;
    latitudes[count] = here;
    longitudes[count] = meridian;
    speeds[count++] = believable(recordedSpeed[row]!);
  }
  return firstRows(rows, count);
}

function takeSorted(recorded: RecordedTrack): OrderedRows {
  const sorted = sortParts(placedRows(recorded), recorded.time);
  const rows = roomFor(sorted.length);
  for (let index = 0; index < sorted.length; index++) {
    const row = sorted[index]!;
    rows.time[index] = Math.round(recorded.time[row]!);
    rows.latitude[index] = recorded.latitude[row]!;
    rows.longitude[index] = recorded.longitude[row]!;
    rows.recordedSpeed[index] = believable(recorded.recordedSpeed[row]!);
  }
  return rows;
}

const roomFor = (length: number): OrderedRows => ({
  time: new Float64Array(length),
  latitude: new Float64Array(length),
  longitude: new Float64Array(length),
  recordedSpeed: new Float64Array(length),
});

function firstRows({ time, latitude, longitude, recordedSpeed }: OrderedRows, count: number): OrderedRows {
  return {
    time: time.subarray(0, count),
    latitude: latitude.subarray(0, count),
    longitude: longitude.subarray(0, count),
    recordedSpeed: recordedSpeed.subarray(0, count),
  };
}

const believable = (speed: number) => (speed >= 0 && speed <= FASTEST ? speed : Number.NaN);

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
    const stampRanAhead = last > first && index < rows.length && at(index) >= at(last - 1);
    parts.push({ first, end: stampRanAhead ? last : index });
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
