/** The first row at or after a time (epoch ms) in a strictly increasing column; its length if there is none. */
export function firstRowAt(time: Float64Array, moment: number): number {
  return firstRowBetween(time, moment, 0, time.length);
}

/** firstRowAt for a time after row `from`, by exponential search: logarithmic in the distance from `from`. */
export function nextRowAt(time: Float64Array, moment: number, from: number): number {
  let stride = 1;
  while (from + stride < time.length && time[from + stride]! < moment) stride *= 2;
  return firstRowBetween(time, moment, from + (stride >> 1), Math.min(time.length, from + stride));
}

/** firstRowAt for a time not after row `from`, likewise. */
export function previousRowAt(time: Float64Array, moment: number, from: number): number {
  let stride = 1;
  while (from - stride >= 0 && time[from - stride]! >= moment) stride *= 2;
  return firstRowBetween(time, moment, Math.max(0, from - stride), from - (stride >> 1));
}

function firstRowBetween(time: Float64Array, moment: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (time[middle]! < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

const SAMPLES = 400;

/** Some 400 rows, evenly spread over the time of a track. */
export function sampleEvenly(time: Float64Array): number[] {
  const rows: number[] = [];
  const start = time[0]!;
  const step = Math.max(1, (time[time.length - 1]! - start) / SAMPLES);
  for (let row = 0; row < time.length; row = nextRowAt(time, time[row]! + step, row)) rows.push(row);
  return rows;
}
