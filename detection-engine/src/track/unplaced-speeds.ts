import type { DenseSpeed, RecordedTrack } from './recorded-track.ts';

/** Gaps between positions with a speed a second that make a channel of them, and their share of all gaps. */
const MIN_FILLED_GAPS = 10;
const MIN_FILLED_SHARE = 0.8;
/** Minimum share of gaps in the steps between positions; else, rows without a position are losses of the signal. */
const MIN_GAPS_SHARE = 0.5;
/** Milliseconds: longer gaps are silences of the device. */
const LONGEST_GAP_MS = 60_000;
/** Milliseconds between a position and the speeds that stand for its own. */
const BESIDE_MS = 1600;

type Columns = Pick<RecordedTrack, 'length' | 'time' | 'latitude' | 'recordedSpeed'>;

/**
 * The recording with its speeds as a dense channel, where a device wrote one a second between positions seconds apart, and
 * with the mean of the speeds beside at positions without one. Any other recording itself.
 */
export function withUnplacedSpeeds(recorded: RecordedTrack): RecordedTrack {
  if (recorded.denseSpeed !== null || !fillsGaps(recorded)) return recorded;
  const recordedSpeed = speedsAtPositions(recorded);
  return { ...recorded, recordedSpeed, denseSpeed: channelOf(recorded.time, recordedSpeed) };
}

function fillsGaps({ length, time, latitude, recordedSpeed }: Columns): boolean {
  if (!latitude.includes(NaN)) return false;
  let steps = 0;
  let gaps = 0;
  let filled = 0;
  let position = -1;
  let between = 0;
  for (let row = 0; row < length; row++) {
    if (Number.isNaN(latitude[row]!)) {
      if (recordedSpeed[row]! >= 0) between++;
      continue;
    }
    const elapsed = position < 0 ? 0 : time[row]! - time[position]!;
    steps++;
    if (elapsed >= 2000 && elapsed <= LONGEST_GAP_MS) {
      gaps++;
      if (between === Math.round(elapsed / 1000) - 1) filled++;
    }
    position = row;
    between = 0;
  }
  return filled >= MIN_FILLED_GAPS && filled >= MIN_FILLED_SHARE * gaps && gaps >= MIN_GAPS_SHARE * steps;
}

function channelOf(time: Float64Array, speed: Float64Array): DenseSpeed {
  const times: number[] = [];
  const speeds: number[] = [];
  for (let row = 0; row < time.length; row++) {
    if (!(speed[row]! >= 0) || time[row]! <= (times.at(-1) ?? Number.NEGATIVE_INFINITY)) continue;
    times.push(time[row]!);
    speeds.push(speed[row]!);
  }
  return { time: Float64Array.from(times), speed: Float64Array.from(speeds) };
}

function speedsAtPositions({ length, time, recordedSpeed }: Columns): Float64Array {
  const speeds = recordedSpeed.slice();
  for (let row = 1; row + 1 < length; row++) {
    if (speeds[row]! >= 0) continue;
    const isBeside = time[row]! - time[row - 1]! <= BESIDE_MS && time[row + 1]! - time[row]! <= BESIDE_MS;
    if (isBeside) speeds[row] = (recordedSpeed[row - 1]! + recordedSpeed[row + 1]!) / 2;
  }
  return speeds;
}
