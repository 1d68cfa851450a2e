/** The first row at or after a moment (epoch ms) in a strictly increasing time column; its length when none is. */
export function firstRowAt(time: Float64Array, moment: number): number {
  let low = 0;
  let high = time.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (time[middle]! < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
