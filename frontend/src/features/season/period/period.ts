import { writeDay } from '@rideline/detection-engine';
import { addMonths, endOfMonth, format, isValid, parseISO } from 'date-fns';
import type { Days } from '../season.api.ts';

/** A year '2026', a month '2026-07', everything, or the days from one to another. */
export type Period =
  | { readonly kind: 'all' }
  | { readonly kind: 'year' | 'month'; readonly name: string }
  | { readonly kind: 'days'; readonly from: string; readonly to: string };

export const ALL: Period = { kind: 'all' };
export const yearOf = (day: string): string => day.slice(0, 4);
export const yearPeriod = (name: string): Period => ({ kind: 'year', name });

const isoDay = (date: Date): string => format(date, 'yyyy-MM-dd');
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));

/** Today on this device, '2026-11-26'. */
export const today = (now = new Date()): string => isoDay(now);

/** Reads `?period=2026-07`, `?period=all` or `?from=2026-06-01&to=2026-08-31`; null where the address names none. */
export function periodIn(params: URLSearchParams): Period | null {
  const [from, to] = [params.get('from'), params.get('to')];
  if (isDay(from) && isDay(to) && from <= to) return { kind: 'days', from, to };
  const name = params.get('period') ?? '';
  if (name === 'all') return ALL;
  if (/^\d{4}$/.test(name)) return yearPeriod(name);
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(name) ? { kind: 'month', name } : null;
}

/** The parameters of the address that name a period. */
export const paramsOf = (period: Period): Readonly<Record<'period' | 'from' | 'to', string | null>> =>
  period.kind === 'days'
    ? { period: null, from: period.from, to: period.to }
    : { period: period.kind === 'all' ? 'all' : period.name, from: null, to: null };

/** The same period in both? */
export const isSame = (a: Period, b: Period): boolean =>
  JSON.stringify(paramsOf(a)) === JSON.stringify(paramsOf(b));

/** First and last day of a period; none of everything. */
export function daysOf(period: Period): Days {
  switch (period.kind) {
    case 'all':
      return {};
    case 'year':
      return { from: `${period.name}-01-01`, to: `${period.name}-12-31` };
    case 'month':
      return { from: `${period.name}-01`, to: isoDay(endOfMonth(parseISO(period.name))) };
    case 'days':
      return { from: period.from, to: period.to };
  }
}

/** 'November 2026' from '2026-11'. */
export const monthTitle = (month: string): string => writeDay(Date.parse(month), 'longMonth');

/** 'Nov 26, 2026' from '2026-11-26'. */
export const dayTitle = (day: string): string => writeDay(Date.parse(day), 'day');

/** 'Jun 3 to Jun 9, 2026', with the year of the first day where they differ. */
export function daysTitle(from: string, to: string): string {
  if (from === to) return dayTitle(from);
  const first = yearOf(from) === yearOf(to) ? writeDay(Date.parse(from), 'dayOfYear') : dayTitle(from);
  return `${first} to ${dayTitle(to)}`;
}

/** The period behind 'in': '2026', 'July 2026', 'Jun 3 to Jun 9, 2026'; null for everything. */
export function titleOf(period: Period): string | null {
  switch (period.kind) {
    case 'all':
      return null;
    case 'year':
      return period.name;
    case 'month':
      return monthTitle(period.name);
    case 'days':
      return daysTitle(period.from, period.to);
  }
}

/** What a period is compared with. */
export interface Comparison {
  /** The days to ask for; null for the period of equal length before, which every answer has. */
  readonly days: Days | null;
  /** Behind 'than': 'in 2025', 'by Nov 26, 2025'. */
  readonly words: string;
}

/** The year or month before, up to the same day while the period is running; null for everything. */
export function comparisonOf(period: Period, now: string): Comparison | null {
  if (period.kind === 'all') return null;
  const { from, to } = daysOf(period) as Required<Days>;
  if (period.kind === 'days') {
    const count = Math.round((parseISO(to).getTime() - parseISO(from).getTime()) / 86_400_000) + 1;
    return { days: null, words: count === 1 ? 'the day before' : `in the ${count} days before` };
  }
  const back = (day: string) => isoDay(addMonths(parseISO(day), period.kind === 'year' ? -12 : -1));
  if (from <= now && now < to)
    return { days: { from: back(from), to: back(now) }, words: `by ${dayTitle(back(now))}` };
  // Months and leap years differ in length, so theirs is not the period that an answer has.
  const before = { kind: period.kind, name: back(from).slice(0, period.name.length) };
  return { days: daysOf(before), words: `in ${titleOf(before)}` };
}
