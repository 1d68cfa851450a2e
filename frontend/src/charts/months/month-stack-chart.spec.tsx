import { describe, expect, it } from '@jest/globals';
import { renderApp } from '../../testing/render-app.tsx';
import { layoutMonths } from './month-layout.ts';
import { MonthStackChart, stacked, type StackPart } from './month-stack-chart.tsx';

const MONTHS = ['2026-01', '2026-02'];
const PARTS: StackPart[] = [
  { label: 'New', color: 'blue', counts: [10, 3] },
  { label: 'Back', color: 'violet', counts: [20, null], texts: ['20', '<5'] },
  { label: 'Gone', color: 'gray', counts: [5, null], below: true },
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

  it('tells every count, a hidden one as its text, and leaves out what is unknown', () => {
    expect(stacked(MONTHS, PARTS).map(({ text }) => text)).toEqual([
      'Jan 2026: 10 new, 20 back, 5 gone',
      'Feb 2026: 3 new, <5 back',
    ]);
  });

  it('outlines where a count is hidden, and not where it is unknown', () => {
    expect(stacked(MONTHS, PARTS).map(({ hidden }) => hidden)).toEqual([
      { above: false, below: false },
      { above: true, below: false },
    ]);
    const { container } = renderApp(
      <MonthStackChart label="People" meaning="By use." months={MONTHS} parts={PARTS} scheme="light" />,
    );
    expect(container.querySelectorAll('rect[stroke-dasharray]')).toHaveLength(1);
  });

  it('is laid out around zero, with counts below it on the axis as well', () => {
    const { y, bottom, valueTicks } = layoutMonths(stacked(MONTHS, PARTS), 360);
    expect(y(0)).toBeLessThan(bottom);
    expect(valueTicks.map(({ text }) => text)).toEqual(['10', '0', '10', '20', '30']);
  });
});
