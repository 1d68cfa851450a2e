import { expect, it } from '@jest/globals';
import { relationOf } from './same-session.tsx';

const other = (counts: boolean) => ({
  url_hash: 'other',
  activity_name: 'Phone',
  source: 'MANUAL' as const,
  counts,
});
const labels = (isSetAside: boolean, counts: boolean) =>
  relationOf(isSetAside, other(counts)).choices.map(({ counts: choice, label }) => [choice, label]);

it('offers the choices that change what counts', () => {
  expect(labels(true, true)).toEqual([
    ['this', 'Count this one instead'],
    ['both', 'Count both'],
  ]);
  expect(labels(false, false)).toEqual([
    ['other', 'Count that one instead'],
    ['both', 'Count both'],
  ]);
  expect(labels(false, true)).toEqual([
    ['this', 'Count only this one'],
    ['other', 'Count only that one'],
  ]);
  expect(labels(true, false)).toEqual([]);
});
