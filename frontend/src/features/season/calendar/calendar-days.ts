import { firstWeekday, readerLocale } from '@rideline/detection-engine';
import { addDays, format, getDaysInMonth, parseISO } from 'date-fns';
import type { Season, SeasonDay } from '../../../app/api-types.ts';

export interface CalendarMonth {
  /** '2026-07' */
  readonly month: string;
  /** Rows of seven days, '2026-07-04'; null beside the month. */
  readonly weeks: readonly (readonly (string | null)[])[];
}

function weeksOf(month: string): CalendarMonth['weeks'] {
  const first = parseISO(month);
  const days = Array.from({ length: getDaysInMonth(first) }, (_, index) =>
    format(addDays(first, index), 'yyyy-MM-dd'),
  );
  const cells: (string | null)[] = [
    ...Array.from({ length: (first.getDay() + 7 - (firstWeekday(readerLocale()) % 7)) % 7 }, () => null),
    ...days,
  ];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

export interface CalendarYear {
  readonly year: string;
  readonly months: readonly CalendarMonth[];
  readonly days: readonly SeasonDay[];
}

/** The months of a period by year, newest year first. Of several years only those with sessions. */
export function calendarOf(
  { months, days }: Pick<Season, 'months' | 'days'>,
  /** Of all that could have sessions: the months before and after are left out. */
  { first, last }: { readonly first: string; readonly last: string },
): readonly CalendarYear[] {
  const surfed = months.filter(({ month }) => month >= first.slice(0, 7) && month <= last.slice(0, 7));
  const years = [...new Set(surfed.map(({ month }) => month.slice(0, 4)))].toReversed();
  const inYear = (year: string) => days.filter(({ day }) => day.startsWith(year));
  return years
    .map((year) => ({
      year,
      days: inYear(year),
      months: surfed
        .filter(({ month }) => month.startsWith(year))
        .map(({ month }) => ({ month, weeks: weeksOf(month) })),
    }))
    .filter(({ days: counted }) => years.length === 1 || counted.length > 0);
}

/** Steps of color, from little to much time in the water. */
export const STEPS = 5;

/** The step of a day, 1 to 5, relative to the longest day. */
export const stepOf = (time: number, longest: number): number =>
  Math.min(STEPS, 1 + Math.floor((time / Math.max(longest, 1)) * STEPS));

/** The day that an arrow key leads to, out of those with sessions, oldest first; a week is up or down. */
export function dayBeside(days: readonly SeasonDay[], from: string, key: string): string | null {
  const at = days.findIndex(({ day }) => day === from);
  const week = (by: number) => format(addDays(parseISO(from), by), 'yyyy-MM-dd');
  switch (key) {
    case 'ArrowLeft':
      return days[at - 1]?.day ?? null;
    case 'ArrowRight':
      return days[at + 1]?.day ?? null;
    case 'ArrowUp':
      return days.findLast(({ day }) => day <= week(-7))?.day ?? null;
    case 'ArrowDown':
      return days.find(({ day }) => day >= week(7))?.day ?? null;
    case 'Home':
      return days[0]?.day ?? null;
    case 'End':
      return days.at(-1)?.day ?? null;
    default:
      return null;
  }
}
