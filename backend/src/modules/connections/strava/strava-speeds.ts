import { planeDistance, type TrackFileRows } from '@rideline/detection-engine';

type Columns = Pick<TrackFileRows, 'length' | 'time' | 'latitude' | 'longitude' | 'recordedDistance'>;

/** Milliseconds between rows of a recording of every second. */
const CLOSE_MS = 2_000;
/** Meters by which rounding changes a step of the distance stream, or the one between its positions. */
const ROUNDING = 0.25;
/** Share of steps from which a stream is taken for one kind. */
const MOST = 0.9;

/**
 * m/s of each row from the distance stream, over the step before it; NaN without one. Strava's `velocity_smooth` is the mean
 * of the last 5 s, so that rides begin and end seconds late. All NaN where the stream is no more than the length of
 * positions recorded every second: the detection smooths those better than their differences.
 */
export function speedsOf(rows: Columns): Float64Array {
  const { length, time, recordedDistance } = rows;
  const speeds = new Float64Array(length).fill(NaN);
  if (isLengthOfPositions(rows)) return speeds;
  for (let row = 1; row < length; row++) {
    const seconds = (time[row]! - time[row - 1]!) / 1000;
    if (seconds > 0) speeds[row] = (recordedDistance[row]! - recordedDistance[row - 1]!) / seconds;
  }
  if (length > 1) speeds[0] = speeds[1]!;
  return speeds;
}

function isLengthOfPositions({ length, time, latitude, longitude, recordedDistance }: Columns): boolean {
  let close = 0;
  let equal = 0;
  for (let row = 1; row < length; row++) {
    if (time[row]! - time[row - 1]! > CLOSE_MS) continue;
    close++;
    const step = planeDistance(latitude[row - 1]!, longitude[row - 1]!, latitude[row]!, longitude[row]!);
    if (Math.abs(recordedDistance[row]! - recordedDistance[row - 1]! - step) < ROUNDING) equal++;
  }
  return close > MOST * (length - 1) && equal > MOST * close;
}
