import { longitudeDifference, METERS_PER_DEGREE, metersPerLongitude } from '../../track/distance.ts';
import type { Track } from '../../track/track.ts';

/**
 * A fast stretch of a track, independent of the detection parameters; the unit that activities are classified by.
 * Rows are inclusive, lengths in meters, speeds in m/s, times in epoch ms.
 */
export interface Bout {
  readonly first: number;
  readonly last: number;
  readonly startTime: number;
  readonly endTime: number;
  readonly seconds: number;
  readonly distance: number;
  /** The highest speed that trusted rows hold for two seconds. */
  readonly peak: number;
  /** Speed of the fastest trusted row. */
  readonly fastest: number;
  readonly mean: number;
  /** Seconds between the first and last row at 80 % of the peak, and the coefficient of variation of speed there. */
  readonly cruise: number;
  readonly unsteadiness: number;
  /** Displacement from the first to the last row. */
  readonly east: number;
  readonly north: number;
  /** Displacement over `distance`: 1 for a straight line. */
  readonly straightness: number;
}

/** m/s; below every sensible `min_speed_kmh`. */
const FAST_SPEED = 7 / 3.6;
/** Slow time in ms that does not end a bout. */
const MAX_PAUSE_MS = 4000;
/** Duration in ms that a peak speed is held. */
const PEAK_HOLD_MS = 2000;
/** Share of the peak where cruising begins and ends. */
const CRUISE_SHARE = 0.8;

/** Finds the bouts of a track in time order, in one pass. */
export function findBouts(track: Track): Bout[] {
  const { time, speed } = track;
  const bouts: Bout[] = [];
  let first = -1;
  let last = -1;
  for (let row = 0; row < track.length; row++) {
    if (speed[row]! < FAST_SPEED) continue;
    if (first >= 0 && time[row]! - time[last]! > MAX_PAUSE_MS) {
      bouts.push(describeBout(track, first, last));
      first = -1;
    }
    if (first < 0) first = row;
    last = row;
  }
  if (first >= 0) bouts.push(describeBout(track, first, last));
  return bouts;
}

export function describeBout(track: Track, first: number, last: number): Bout {
  const { time, latitude, longitude } = track;
  const startTime = time[first]!;
  const endTime = time[last]!;
  const distance = track.distance[last]! - track.distance[first]!;
  const north = (latitude[last]! - latitude[first]!) * METERS_PER_DEGREE;
  const scale = metersPerLongitude(latitude[first]!);
  const east = longitudeDifference(longitude[first]!, longitude[last]!) * scale;
  const seconds = (endTime - startTime) / 1000;
  const fastest = fastestRow(track, first, last);
  const peak = heldPeak(track, first, last) || fastest;
  const { cruise, unsteadiness } = cruising(track, first, last, CRUISE_SHARE * peak);
  return {
    first,
    last,
    startTime,
    endTime,
    seconds,
    distance,
    peak,
    fastest,
    mean: seconds > 0 ? distance / seconds : track.speed[first]!,
    cruise,
    unsteadiness,
    east,
    north,
    straightness: distance > 0 ? Math.min(1, Math.sqrt(east * east + north * north) / distance) : 1,
  };
}

/** The highest speed that trusted rows hold for PEAK_HOLD_MS; 0 without one. */
function heldPeak({ time, speed, doubtful }: Track, first: number, last: number): number {
  let peak = 0;
  for (let row = first; row <= last; row++) {
    if (speed[row]! <= peak || doubtful[row] === 1) continue;
    let lowest = speed[row]!;
    let until = row;
    while (until < last && time[until]! - time[row]! < PEAK_HOLD_MS && lowest > peak) {
      until++;
      if (doubtful[until] === 0 && speed[until]! < lowest) lowest = speed[until]!;
    }
    if (time[until]! - time[row]! >= PEAK_HOLD_MS && lowest > peak) peak = lowest;
  }
  return peak;
}

function fastestRow({ speed, doubtful }: Track, first: number, last: number): number {
  let fastest = 0;
  for (let row = first; row <= last; row++) {
    if (doubtful[row] === 0 && speed[row]! > fastest) fastest = speed[row]!;
  }
  return fastest;
}

function cruising(
  { time, speed }: Track,
  first: number,
  last: number,
  fast: number,
): Pick<Bout, 'cruise' | 'unsteadiness'> {
  let from = first;
  let to = last;
  while (from < to && speed[from]! < fast) from++;
  while (to > from && speed[to]! < fast) to--;
  let sum = 0;
  let squares = 0;
  for (let row = from; row <= to; row++) {
    sum += speed[row]!;
    squares += speed[row]! * speed[row]!;
  }
  const count = to - from + 1;
  const mean = sum / count;
  const deviation = Math.sqrt(Math.max(0, squares / count - mean * mean));
  return { cruise: (time[to]! - time[from]!) / 1000, unsteadiness: mean > 0 ? deviation / mean : 0 };
}
