import {
  type DayForm,
  type DisplayUnits,
  firstWeekday,
  readerLocale,
  writeDay,
} from '@rideline/detection-engine';
import type { SeasonCard } from '../../activities/index.ts';
import { type Day, dayNumber, dayText } from '../period.ts';
import type { SeasonAnswer } from '../season.schema.ts';
import { type CardFigure, cardFigures } from './card-figures.ts';

interface Choice extends Pick<SeasonCard, 'shape' | 'theme'> {
  readonly figures: readonly CardFigure[];
  readonly showsPlaces: boolean;
  readonly units: DisplayUnits;
}

/** So many names fit into the line. */
const MOST_PLACES = 3;
const DAYS = 7;
const MONTHS = 12;

/** The card of the period of an answer; it names spots only where the person asks for it. */
export function seasonCardOf(season: SeasonAnswer, choice: Choice): SeasonCard {
  const { shape, theme, figures, showsPlaces, units } = choice;
  const { days } = season.figures;
  const counted = `${days} ${days === 1 ? 'day' : 'days'} in the water`;
  // Spots of one town have its name until they are given others.
  const names = new Set(season.spots.flatMap(({ name }) => name ?? []));
  const places = showsPlaces ? [...names].slice(0, MOST_PLACES) : [];
  return {
    shape,
    theme,
    name: nameOf(season),
    // Names of places have commas.
    meta: [counted, ...places].join(' · '),
    columns: columnsOf(season),
    figures: cardFigures(season, figures, units),
  };
}

type Period = Pick<SeasonAnswer, 'from' | 'to' | 'days'>;

const textOf = (day: string, form: DayForm) => writeDay(Date.parse(day), form);

/** Of a whole year, of a whole month, or of the days from the first to the last. */
function nameOf({ from, to }: Period): string {
  if (from === null || to === null) return 'My season';
  const year = from.slice(0, 4);
  if (from === `${year}-01-01` && to === `${year}-12-31`) return `My ${year} season`;
  const isMonth =
    from.endsWith('-01') &&
    from.slice(0, 7) === to.slice(0, 7) &&
    dayText(dayNumber(to)! + 1).endsWith('-01');
  if (isMonth) return `My ${textOf(from, 'longMonth')}`;
  if (from === to) return `My ${textOf(from, 'day')}`;
  return `${textOf(from, to.startsWith(year) ? 'dayOfYear' : 'day')} to ${textOf(to, 'day')}`;
}

/** Longer periods have a cell for each month of their last years. */
const MOST_DAYS = 400;
const MOST_YEARS = 40;

function columnsOf({ from, to, days }: Period): SeasonCard['columns'] {
  const [first, last] = [dayNumber(from ?? ''), dayNumber(to ?? '')];
  if (first === null || last === null) return [];
  return last - first > MOST_DAYS ? yearsOf(dayText(first), dayText(last), days) : weeksOf(first, last, days);
}

/** Shares of the largest value. */
function sharesOf(times: ReadonlyMap<string, number>): (key: string) => number {
  const longest = Math.max(1, ...times.values());
  return (key) => (times.get(key) ?? 0) / longest;
}

/** Weeks from the reader's first weekday on, each day with its share of the longest day's time in the water. */
function weeksOf(first: Day, last: Day, days: Period['days']): SeasonCard['columns'] {
  const shareOf = sharesOf(new Map(days.map(({ day, time_in_water }) => [day, time_in_water])));
  const start = first - ((new Date(dayText(first)).getUTCDay() - firstWeekday(readerLocale()) + DAYS) % DAYS);
  return Array.from({ length: Math.ceil((last - start + 1) / DAYS) }, (_, week) =>
    Array.from({ length: DAYS }, (_unused, weekday) => {
      const day = start + week * DAYS + weekday;
      return day < first || day > last ? null : shareOf(dayText(day));
    }),
  );
}

/** Years, each month with its share of the longest month's time in the water. */
function yearsOf(first: string, last: string, days: Period['days']): SeasonCard['columns'] {
  const times = new Map<string, number>();
  for (const { day, time_in_water } of days) {
    const month = day.slice(0, 7);
    times.set(month, (times.get(month) ?? 0) + time_in_water);
  }
  const shareOf = sharesOf(times);
  const [from, to] = [first.slice(0, 7), last.slice(0, 7)];
  const lastYear = Number(to.slice(0, 4));
  const firstYear = Math.max(Number(from.slice(0, 4)), lastYear - MOST_YEARS + 1);
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) =>
    Array.from({ length: MONTHS }, (_unused, place) => {
      const year = String(firstYear + index).padStart(4, '0');
      const month = `${year}-${String(place + 1).padStart(2, '0')}`;
      return month < from || month > to ? null : shareOf(month);
    }),
  );
}
