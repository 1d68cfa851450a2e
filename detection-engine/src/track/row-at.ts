/** The first row at or after a moment (epoch ms) in a strictly increasing time column; its length when none is. */
export function firstRowAt(time: Float64Array, moment: number): number {
  return firstRowBetween(time, moment, 0, time.length);
}

/** The same for a moment known to lie after row `from`, in time that grows with the logarithm of how far on it is. */
export function nextRowAt(time: Float64Array, moment: number, from: number): number {
  let stride = 1;
  while (from + stride < time.length && time[from + stride]! < moment) stride *= 2;
  return firstRowBetween(time, moment, from + (stride >> 1), Math.min(time.length, from + stride));
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
