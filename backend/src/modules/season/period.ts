import { DomainError } from '../../platform/errors/domain-error.ts';

const DAY_MS = 86_400_000;
const LONGEST_YEARS = 150;

/** A day as days since 1970-01-01. */
export type Day = number;

/** The first and the last day; null for an open end. */
export interface Period {
  readonly from: Day | null;
  readonly to: Day | null;
}

/** '2026-01-31' */
export const dayText = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** '2026-01' */
export const monthOf = (day: Day): string => dayText(day).slice(0, 7);

/** null for a text that is no day of the years 1 to 9999. */
export function dayNumber(text: string): Day | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return null;
  const day = Date.parse(`${text}T00:00:00Z`) / DAY_MS;
  return Number.isNaN(day) || dayText(day) !== text ? null : day;
}

/** @throws DomainError unprocessable for a day that is none, and for a period that ends before it begins or is too long */
export function periodOf({ from, to }: { readonly from?: string; readonly to?: string }): Period {
  const period = { from: asked(from), to: asked(to) };
  if (period.from !== null && period.to !== null && period.from > period.to) {
    throw new DomainError('unprocessable', 'The first day is after the last day', { code: 'period_invalid' });
  }
  if (period.from !== null && period.to !== null && isTooLong(period.from, period.to)) {
    throw new DomainError('unprocessable', `A period is at most ${LONGEST_YEARS} years long`, {
      code: 'period_too_long',
    });
  }
  return period;
}

/** More than 150 years, in which every month has a place in an answer. */
export function isTooLong(from: Day, to: Day): boolean {
  const end = new Date(from * DAY_MS);
  end.setUTCFullYear(end.getUTCFullYear() + LONGEST_YEARS);
  return to * DAY_MS >= end.getTime();
}

function asked(text: string | undefined): Day | null {
  if (text === undefined) return null;
  const day = dayNumber(text);
  if (day === null) {
    throw new DomainError('unprocessable', 'A day is written as 2026-01-31', { code: 'day_invalid' });
  }
  return day;
}

export const isWithin = (day: Day, { from, to }: Period): boolean =>
  (from === null || day >= from) && (to === null || day <= to);

/** The days of equal number before; null where an end is open. */
export function periodBefore({ from, to }: Period): Period | null {
  return from === null || to === null ? null : { from: from - (to - from + 1), to: from - 1 };
}

/** Every month from the day's to the other day's, as '2026-01'. */
export function monthsOf(from: Day, to: Day): readonly string[] {
  const index = (day: Day) => {
    const date = new Date(day * DAY_MS);
    return date.getUTCFullYear() * 12 + date.getUTCMonth();
  };
  const first = index(from);
  return Array.from({ length: index(to) - first + 1 }, (_, number) => {
    const month = first + number;
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
