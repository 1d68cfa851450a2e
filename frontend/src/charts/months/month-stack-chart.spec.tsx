import { describe, expect, it } from '@jest/globals';
import { layoutMonths } from './month-layout.ts';
import { stacked, type StackPart } from './month-stack-chart.tsx';

const MONTHS = ['2026-01', '2026-02'];
const PARTS: StackPart[] = [
  { label: 'New', color: 'blue', counts: [10, 3] },
  { label: 'Back', color: 'violet', counts: [20, 0] },
  { label: 'Gone', color: 'gray', counts: [5, 0], below: true },
];

describe('a stack of months', () => {
  it('has its parts on top of each other, and those below zero under them', () => {
    const [first] = stacked(MONTHS, PARTS);
    expect(first).toMatchObject({ month: '2026-01', value: 30, low: -5 });
    expect(first?.segments).toEqual([
      { from: 0, to: 10, color: 'blue' },
      { from: 10, to: 30, color: 'violet' },
      { from: 0, to: -5, color: 'gray' },
    ]);
  });

  it('has every count in its text', () => {
    expect(stacked(MONTHS, PARTS).map(({ text }) => text)).toEqual([
      'Jan 2026: 10 new, 20 back, 5 gone',
      'Feb 2026: 3 new, 0 back, 0 gone',
    ]);
  });

  it('is laid out around zero, with counts below it on the axis as well', () => {
    const { y, bottom, valueTicks } = layoutMonths(stacked(MONTHS, PARTS), 360);
    expect(y(0)).toBeLessThan(bottom);
    expect(valueTicks.map(({ text }) => text)).toEqual(['10', '0', '10', '20', '30']);
  });
});
