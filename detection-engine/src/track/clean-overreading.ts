import { type ReceiverNoise, distanceError } from './clean-noise.ts';

/** Milliseconds over which speeds and positions are compared, and at least at the ends of a stretch. */
const WINDOW_MS = 8000;
const MIN_WINDOW_MS = 5000;
/** Milliseconds between rows of one stretch; longer steps are gaps. */
const MAX_STEP_MS = 1600;
/** m/s: windows with a lower mean hold no ride, and a swinging arm adds little to a higher one. */
const SLOWEST = 1.5;
const FASTEST = 5;

/** What a track's recorded speeds are compared with. */
export interface RecordedPath {
  /** Meters along the recorded positions since the first row, leaps included. */
  readonly traveled: Float64Array;
  /** 1 for frozen positions. */
  readonly frozen: Uint8Array;
  readonly noise: ReceiverNoise;
}

/**
 * Scales recorded speeds down where the receiver overreads: read once a second, the swing of an arm adds up to 2 m/s to
 * walking or paddling for half a minute at a time. Around such a row, the distance by the speeds is longer than the one
 * along the positions by more than the errors of both, in every window of 8 s that contains the row: positions that are
 * seconds late, or lost for a moment, contradict nothing. Errors of positions only make their path longer.
 *
 * @param speed m/s; NaN for missing values
 * @returns `speed` itself where nothing changes
 */
export function reduceOverreading(time: Float64Array, speed: Float64Array, path: RecordedPath): Float64Array {
  let reduced = speed;
  for (let first = 0; first < time.length;) {
    const last = endOfStretch(time, speed, path.frozen, first);
    if (time[last]! - time[first]! >= MIN_WINDOW_MS)
      reduced = reduceStretch(first, last, time, speed, path, reduced);
    first = last + 1;
  }
  return reduced;
}

/** The last row from `first` on without a gap, a missing speed or a frozen position in between. */
function endOfStretch(time: Float64Array, speed: Float64Array, frozen: Uint8Array, first: number): number {
  let row = first;
  if (frozen[row] === 1 || Number.isNaN(speed[row]!)) return row;
  while (
    ++row < time.length &&
    time[row]! - time[row - 1]! <= MAX_STEP_MS &&
    frozen[row] === 0 &&
    speed[row]! >= 0
  );
  return row - 1;
}

/** Reduces the speeds of rows first..last, which have no gap, in a copy where `reduced` is `speed`. */
function reduceStretch(
  first: number,
  last: number,
  time: Float64Array,
  speed: Float64Array,
  { traveled, noise }: RecordedPath,
  reduced: Float64Array,
): Float64Array {
  let result = reduced;
  let from = first;
  let to = first;
  let fromTime = time[first]!;
  let toTime = fromTime;
  // Twice the meters times 1000: speeds are m/s, times ms.
  let doubled = 0;
  for (let row = first; row <= last; row++) {
    const now = time[row]!;
    while (to < last) {
      const next = time[to + 1]!;
      if (next - now > WINDOW_MS / 2) break;
      doubled += (speed[to]! + speed[++to]!) * (next - toTime);
      toTime = next;
    }
    while (now - fromTime > WINDOW_MS / 2) {
      const next = time[from + 1]!;
      doubled -= (speed[from]! + speed[++from]!) * (next - fromTime);
      fromTime = next;
    }
    const elapsed = toTime - fromTime;
    if (doubled < 2 * SLOWEST * elapsed || doubled > 2 * FASTEST * elapsed || elapsed < MIN_WINDOW_MS)
      continue;
    const bySpeed = doubled * 0.0005;
    const least = bySpeed - distanceError(noise, bySpeed);
    if (traveled[to]! - traveled[from]! >= least) continue;
    const byPositions = fastestAround(time, traveled, row, first, last) * elapsed;
    if (byPositions >= least) continue;
    if (result === speed) result = speed.slice();
    result[row] = (speed[row]! * byPositions) / bySpeed;
  }
  return result;
}

/** Meters per millisecond along the positions, in the fastest window of rows first..last that contains `row`. */
function fastestAround(
  time: Float64Array,
  traveled: Float64Array,
  row: number,
  first: number,
  last: number,
): number {
  let fastest = 0;
  let from = row;
  while (from > first && time[row]! - time[from - 1]! <= WINDOW_MS) from--;
  for (let to = row; from <= row; from++) {
    while (to < last && time[to + 1]! - time[from]! <= WINDOW_MS) to++;
    const elapsed = time[to]! - time[from]!;
    if (elapsed >= MIN_WINDOW_MS) fastest = Math.max(fastest, (traveled[to]! - traveled[from]!) / elapsed);
  }
  return fastest;
}
