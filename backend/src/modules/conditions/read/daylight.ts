import { RAPIDS } from '../flow/rapids.ts';
import { sunAt } from './sun.ts';

const DAY_MS = 86_400_000;

/** Epoch milliseconds. */
export type Span = readonly [from: number, to: number];

/** The parts of a time between last and first light at the rapids, where the sun rises every day. */
export function darkIn([from, to]: Span): readonly Span[] {
  const suns = [-1, 0, 1, 2].map((day) => sunAt(RAPIDS, from + day * DAY_MS));
  return suns.slice(1).flatMap(({ first_light: dawn }, index): Span[] => {
    const night = [Date.parse(suns[index]!.last_light!), Date.parse(dawn!)] as const;
    const [start, end] = [Math.max(from, night[0]), Math.min(to, night[1])];
    return start < end ? [[start, end]] : [];
  });
}

export function daylightOf(span: Span): 'day' | 'night' | 'partly' {
  const dark = darkIn(span).reduce((sum, [from, to]) => sum + to - from, 0);
  if (dark === 0) return 'day';
  return dark >= span[1] - span[0] ? 'night' : 'partly';
}
