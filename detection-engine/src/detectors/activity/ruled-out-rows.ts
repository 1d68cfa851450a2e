import { nextRowAt, previousRowAt } from '../../track/row-at.ts';
import type { Track } from '../../track/track.ts';
import type { RowRange } from '../surf-runs.ts';
import type { ClassifiedBout, OtherActivity } from './classify.ts';

/** Margin in ms around a stretch, for speeding up and slowing down. */
const MARGIN: Record<OtherActivity, number> = {
  vehicle: 20_000,
  tow: 3000,
  jog: 8000,
  rip: 8000,
  'passing wave': 0,
  cruise: 0,
};

/** The rows of excluded stretches with their margins, ordered and disjoint. A margin ends at the next possible ride. */
export function ruledOutRows(track: Track, classified: readonly ClassifiedBout[]): RowRange[] {
  const { time, length } = track;
  const ranges: RowRange[] = [];
  for (let index = 0; index < classified.length; index++) {
    const { bout, other } = classified[index]!;
    if (other === null) continue;
    const before = classified[index - 1];
    const after = classified[index + 1];
    const earliest = before?.other === null ? before.bout.last + 1 : 0;
    const latest = after?.other === null ? after.bout.first - 1 : length - 1;
    const margin = MARGIN[other];
    const first = Math.max(earliest, previousRowAt(time, bout.startTime - margin, bout.first));
    const last = Math.min(latest, nextRowAt(time, bout.endTime + margin + 1, bout.last) - 1);
    const previous = ranges.at(-1);
    if (previous !== undefined && first <= previous.last + 1) {
      ranges[ranges.length - 1] = { first: previous.first, last: Math.max(previous.last, last) };
    } else {
      ranges.push({ first, last });
    }
  }
  return ranges;
}

/** The rows of 0..length-1 outside the ranges (ordered, disjoint). */
export function rowsOutside(ranges: readonly RowRange[], length: number): RowRange[] {
  const outside: RowRange[] = [];
  let next = 0;
  for (const { first, last } of ranges) {
    if (first > next) outside.push({ first: next, last: first - 1 });
    next = last + 1;
  }
  if (next < length) outside.push({ first: next, last: length - 1 });
  return outside;
}
