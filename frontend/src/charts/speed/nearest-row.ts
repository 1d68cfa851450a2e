/** The row with the closest time. Times are strictly increasing and not empty. */
export function nearestRow(time: Float64Array, millis: number): number {
  let low = 0;
  let high = time.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((time[middle] ?? 0) < millis) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return 0;
  return millis - (time[low - 1] ?? 0) <= (time[low] ?? 0) - millis ? low - 1 : low;
}
