import { type Static, Type } from '@sinclair/typebox';
import type { Period } from './period.ts';

/** What people are counted by in comparisons over time. */
export const Interval = Type.Union([Type.Literal('month'), Type.Literal('quarter'), Type.Literal('year')], {
  $id: 'Interval',
});
export type Interval = Static<typeof Interval>;

export const MONTHS: Readonly<Record<Interval, number>> = { month: 1, quarter: 3, year: 12 };

/** Months since the year 0. @param month `YYYY-MM` or a day of it */
export const monthNumber = (month: string): number => {
  const [year = 0, monthOfYear = 0] = month.split('-').map(Number);
  return year * 12 + monthOfYear - 1;
};

/** Whether an interval has a month of the period. @param start its first month */
export function overlaps({ from, to }: Period, start: string, interval: Interval): boolean {
  const first = monthNumber(start);
  return first <= monthNumber(to) && monthNumber(from) < first + MONTHS[interval];
}
