import { useSearchParams } from 'react-router-dom';
import { pacificMonth } from '../../../lib/dates.ts';

/** First and last month, inclusive, as 'YYYY-MM'. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
/** Months of the period when the address names none. */
const USUAL_MONTHS = 12;

/** The month this many months later; earlier when negative. */
export function addMonths(month: string, months: number): string {
  const serial = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(serial / 12)}-${String((serial % 12) + 1).padStart(2, '0')}`;
}

/** All months from the first to the last, oldest first. */
export function monthsOf({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The last so many months. */
export const lastMonths = (count: number, current: string): Period => ({
  from: addMonths(current, 1 - count),
  to: current,
});

/** Reads `?from=2025-01&to=2025-12`; the year up to the end where the first month is missing or invalid. */
export function periodIn(params: URLSearchParams, current: string): Period {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const end = MONTH.test(to) && to <= current ? to : current;
  return { from: MONTH.test(from) && from <= end ? from : lastMonths(USUAL_MONTHS, end).from, to: end };
}

/** The period of all insights, kept in the page's address. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const current = pacificMonth();
  const choose = (period: Period) =>
    setParams((now) => new URLSearchParams({ ...Object.fromEntries(now), ...period }), {
      replace: true,
      preventScrollReset: true,
    });
  return { period: periodIn(params, current), current, choose };
}
