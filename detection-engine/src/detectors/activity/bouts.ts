import { METERS_PER_DEGREE, longitudeDifference } from '../../track/distance.ts';
import type { Track } from '../../track/track.ts';

/**
 * A stretch in which the surfer is fast, whatever the detection parameters say: what the activity is judged by.
 * Rows are inclusive, lengths in metres, speeds in m/s.
 */
export interface Bout {
  readonly first: number;
  readonly last: number;
  readonly startTime: number;
  readonly endTime: number;
  readonly seconds: number;
  readonly distance: number;
  /** The fastest three seconds that are not doubtful. */
  readonly peak: number;
  /** The fastest row that is not doubtful. */
  readonly fastest: number;
  readonly mean: number;
  /** Seconds between the first and the last row nearly as fast as its peak, and deviation over mean of the speeds there. */
  readonly cruise: number;
  readonly unsteadiness: number;
  /** From its first to its last row. */
  readonly east: number;
  readonly north: number;
  /** Length of that vector over `distance`: 1 for a straight line. */
  readonly straightness: number;
}

/** m/s: fast enough to be asked what it is; under every sensible `min_speed_kmh`. */
const FAST = 7 / 3.6;
/** Milliseconds of slowness that do not end a bout. */
const PAUSE = 4000;
/** Milliseconds a peak has to hold. */
const PEAK_HOLDS = 2000;
/** Share of the peak at which cruising begins and ends. */
const CRUISING = 0.8;

/** Finds the bouts of a track in order of time, in one pass. */
export function findBouts(track: Track): Bout[] {
  const { time, speed } = track;
  const bouts: Bout[] = [];
  let first = -1;
  let last = -1;
  for (let row = 0; row < track.length; row++) {
    if (speed[row]! < FAST) continue;
    if (first >= 0 && time[row]! - time[last]! > PAUSE) {
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
  const scale = METERS_PER_DEGREE * Math.cos((latitude[first]! * Math.PI) / 180);
  const east = longitudeDifference(longitude[first]!, longitude[last]!) * scale;
  const seconds = (endTime - startTime) / 1000;
  const fastest = fastestRow(track, first, last);
  const peak = heldPeak(track, first, last) || fastest;
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
    ...cruising(track, first, last, CRUISING * peak),
    east,
    north,
    straightness: distance > 0 ? Math.min(1, Math.sqrt(east * east + north * north) / distance) : 1,
  };
}

/** The highest speed that believed rows reach throughout two seconds; 0 where none do. */
function heldPeak({ time, speed, doubtful }: Track, first: number, last: number): number {
  let peak = 0;
  for (let row = first; row <= last; row++) {
    if (speed[row]! <= peak || doubtful[row] === 1) continue;
    let lowest = speed[row]!;
    let until = row;
    while (until < last && time[until]! - time[row]! < PEAK_HOLDS && lowest > peak) {
      until++;
      if (doubtful[until] === 0 && speed[until]! < lowest) lowest = speed[until]!;
    }
    if (time[until]! - time[row]! >= PEAK_HOLDS && lowest > peak) peak = lowest;
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
