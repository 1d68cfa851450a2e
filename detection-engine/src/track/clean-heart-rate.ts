import type { RecordedTrack } from './recorded-track.ts';

/** Milliseconds between two recorded rows at most, between which filled rows take the mean of both. */
const MAX_APART_MS = 10_000;

/**
 * The heart rate of each row of a cleaned track: of the recorded row at the same time, with or without a position, or for
 * a filled row the mean of the recorded rows around it. 0 where one of these has none or they are further apart.
 * @param time of the cleaned track
 */
export function placeHeartRate(recorded: RecordedTrack, time: Float64Array): Uint8Array {
  const placed = new Uint8Array(time.length);
  if (recorded.heartRate === undefined) return placed;
  const measured = inOrder(recorded.time, recorded.heartRate);
  const count = measured.time.length;
  let next = 0;
  for (let row = 0; row < time.length; row++) {
    while (next < count && measured.time[next]! < time[row]!) next++;
    if (next === count) break;
    if (measured.time[next] === time[row]) placed[row] = measured.heartRate[next++]!;
    else if (next > 0) placed[row] = meanOf(measured, next - 1, next);
  }
  return placed;
}

type Measured = Pick<Required<RecordedTrack>, 'time' | 'heartRate'>;

/** The rows by time, one for each: the first with a heart rate. */
function inOrder(time: Float64Array, heartRate: Uint8Array): Measured {
  if (isIncreasing(time)) return { time, heartRate };
  const known = new Map<number, number>();
  for (let row = 0; row < time.length; row++) {
    const at = Math.round(time[row]!);
    if (!known.get(at)) known.set(at, heartRate[row]!);
  }
  const times = Float64Array.from(known.keys()).sort();
  return { time: times, heartRate: Uint8Array.from(times, (at) => known.get(at)!) };
}

function isIncreasing(time: Float64Array): boolean {
  for (let row = 1; row < time.length; row++) if (!(time[row]! > time[row - 1]!)) return false;
  return true;
}

function meanOf({ time, heartRate }: Measured, before: number, after: number): number {
  const one = heartRate[before]!;
  const other = heartRate[after]!;
  const isNear = time[after]! - time[before]! <= MAX_APART_MS;
  return isNear && one > 0 && other > 0 ? Math.round((one + other) / 2) : 0;
}
