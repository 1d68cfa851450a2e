/** Lowest and highest speed per pixel column; NaN for a column without a speed. */
export interface PixelColumns {
  readonly low: Float32Array;
  readonly high: Float32Array;
}

/** Reduces the points to a minimum and maximum per pixel, which keeps every peak. */
export function toPixelColumns(
  time: Float64Array,
  speed: Float64Array,
  domain: readonly [number, number],
  width: number,
): PixelColumns {
  const low = new Float32Array(width).fill(Number.NaN);
  const high = new Float32Array(width).fill(Number.NaN);
  const perMilli = (width - 1) / Math.max(1, domain[1] - domain[0]);
  for (let row = 0; row < time.length; row++) {
    const column = Math.round(((time[row] ?? 0) - domain[0]) * perMilli);
    if (column < 0 || column >= width) continue;
    const value = speed[row] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    if (!(value >= (low[column] ?? Number.NaN))) low[column] = value;
    if (!(value <= (high[column] ?? Number.NaN))) high[column] = value;
  }
  return { low, high };
}
