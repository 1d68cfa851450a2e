/** Values at equal steps of time. */
export interface Series {
  /** Epoch milliseconds. */
  readonly start: number;
  readonly stepMs: number;
  readonly values: readonly number[];
}

/** The time between two zeros, in which the water runs one way. */
export interface HalfCycle {
  /** Epoch milliseconds of the zeros and of the peak between them. */
  readonly from: number;
  readonly peak: number;
  readonly to: number;
  /** At the peak; above 0 on the flood. */
  readonly value: number;
}

/** Those between two zeros of a series; the ones that its ends cut off are left out. */
export function halfCycles(series: Series): readonly HalfCycle[] {
  const { values } = series;
  const zeros = values.flatMap((value, row) => (row > 0 && value > 0 !== values[row - 1]! > 0 ? [row] : []));
  return zeros.slice(1).map((next, index) => {
    const first = zeros[index]!;
    let top = first;
    for (let row = first; row < next; row++) {
      if (Math.abs(values[row]!) > Math.abs(values[top]!)) top = row;
    }
    return { from: crossing(series, first, 0), to: crossing(series, next, 0), ...peakAt(series, top) };
  });
}

/** The parabola through three samples. */
function peakAt({ start, stepMs, values }: Series, row: number): Pick<HalfCycle, 'peak' | 'value'> {
  const [before, at, after] = [values[row - 1]!, values[row]!, values[row + 1]!];
  const bend = before - 2 * at + after;
  const shift = bend === 0 ? 0 : (before - after) / (2 * bend);
  return { peak: start + (row + shift) * stepMs, value: at - ((before - after) * shift) / 4 };
}

/** When a series crosses a level between a row and the one before it. */
function crossing({ start, stepMs, values }: Series, row: number, level: number): number {
  const [before, after] = [values[row - 1]!, values[row]!];
  return start + (row - 1 + (level - before) / (after - before)) * stepMs;
}

/** When a flood rises above a level and falls below it; null for one that does not reach it. */
export function timeAbove(
  series: Series,
  { from, peak, to, value }: HalfCycle,
  level: number,
): readonly [from: number, to: number] | null {
  if (value < level) return null;
  const { start, stepMs, values } = series;
  const first = Math.ceil((from - start) / stepMs);
  const last = Math.floor((to - start) / stepMs);
  let row = Math.floor((peak - start) / stepMs);
  while (row > first && values[row]! >= level) row--;
  let after = Math.ceil((peak - start) / stepMs);
  while (after < last && values[after]! >= level) after++;
  const rise = crossing(series, row + 1, level);
  const fall = crossing(series, after, level);
  return [Math.min(rise, peak), Math.max(fall, peak)];
}

/** Between two samples in proportion. */
export function valueAt({ start, stepMs, values }: Series, time: number): number {
  const at = (time - start) / stepMs;
  const row = Math.min(values.length - 2, Math.max(0, Math.floor(at)));
  return values[row]! + (at - row) * (values[row + 1]! - values[row]!);
}
