import type { OrderedRows } from './clean-order.ts';

/** Milliseconds between rows of a recording of every second. */
const CLOSE_MS = 2000;
/** m/s: slower speeds resemble those of positions by chance. */
const FAST = 2;
/** m/s by which rounding changes a speed, and a step between positions. */
const ROUNDING = 0.1;
const MIN_FAST = 20;
/** Share of rows that are close, and of fast speeds that are those of positions. At most 0.7 of a receiver's are. */
const MOST = 0.9;

/**
 * Whether recorded speeds are no more than the step between positions of every second, divided by its time, as GPSBabel
 * writes them into FIT and TCX. Smoothed positions give better ones.
 * @param traveled meters along the positions since the first row
 */
export function areDerived({ time, recordedSpeed }: OrderedRows, traveled: Float64Array): boolean {
  let close = 0;
  let fast = 0;
  let equal = 0;
  for (let row = 1; row < time.length; row++) {
    const elapsed = time[row]! - time[row - 1]!;
    if (elapsed > CLOSE_MS) continue;
    close++;
    const speed = recordedSpeed[row]!;
    if (!(speed > FAST)) continue;
    fast++;
    if (Math.abs(speed - ((traveled[row]! - traveled[row - 1]!) * 1000) / elapsed) < ROUNDING) equal++;
  }
  return fast >= MIN_FAST && equal > MOST * fast && close > MOST * (time.length - 1);
}
