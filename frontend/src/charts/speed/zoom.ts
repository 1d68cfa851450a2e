import type { TimeSpan } from './plot.ts';

/** The chart shows at least this much. */
const LEAST_MS = 10_000;

/** A span within the session: moved inside if it sticks out, null if it is all of the session. */
export function withinSession([from, to]: TimeSpan, [start, end]: TimeSpan): TimeSpan | null {
  const length = Math.max(LEAST_MS, to - from);
  if (length >= end - start) return null;
  const middle = (from + to) / 2;
  const first = Math.min(end - length, Math.max(start, middle - length / 2));
  return [first, first + length];
}

/** Zooms in (factor below 1) or out around a moment, which keeps its place. */
export function zoomAround(
  [from, to]: TimeSpan,
  whole: TimeSpan,
  moment: number,
  factor: number,
): TimeSpan | null {
  const length = Math.min(whole[1] - whole[0], Math.max(LEAST_MS, (to - from) * factor));
  const first = moment - ((moment - from) / (to - from)) * length;
  return withinSession([first, first + length], whole);
}

/** The span that puts two moments under the two fingers of a pinch. */
export function pinched(
  moments: readonly [number, number],
  shares: readonly [number, number],
  whole: TimeSpan,
): TimeSpan | null {
  const apart = shares[1] - shares[0];
  if (Math.abs(apart) < 0.02) return null;
  const length = Math.max(LEAST_MS, (moments[1] - moments[0]) / apart);
  const first = moments[0] - shares[0] * length;
  return withinSession([first, first + length], whole);
}

/** The span with a margin beside it. */
export function around([from, to]: TimeSpan, whole: TimeSpan): TimeSpan | null {
  const margin = Math.max(3000, (to - from) / 4);
  return withinSession([from - margin, to + margin], whole);
}
