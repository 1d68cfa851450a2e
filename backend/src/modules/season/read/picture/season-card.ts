import type { DisplayUnits } from '@rideline/detection-engine';
import type { YearCard } from '../../../activities/index.ts';
import { dayNumber, dayText } from '../../period.ts';
import type { SeasonAnswer } from '../../season.schema.ts';
import { type YearFigure, yearFigures } from './year-figures.ts';

interface Choice extends Pick<YearCard, 'shape' | 'theme'> {
  readonly year: number;
  readonly figures: readonly YearFigure[];
  readonly showsPlaces: boolean;
  readonly units: DisplayUnits;
}

/** So many names fit into the line. */
const MOST_PLACES = 3;
const DAYS = 7;

/** The card of a year; it names spots only where the person asks for it. */
export function yearCardOf(season: SeasonAnswer, choice: Choice): YearCard {
  const { shape, theme, year, figures, showsPlaces, units } = choice;
  const { days } = season.figures;
  const counted = `${days} ${days === 1 ? 'day' : 'days'} in the water`;
  // Spots of one town have its name until they are given others.
  const names = new Set(season.spots.flatMap(({ name }) => name ?? []));
  const places = showsPlaces ? [...names].slice(0, MOST_PLACES) : [];
  return {
    shape,
    theme,
    name: `My ${year} season`,
    // Names of places have commas.
    meta: [counted, ...places].join(' · '),
    weeks: weeksOf(year, season.days),
    figures: yearFigures(season, figures, units),
  };
}

/** Weeks from Sunday on, each day with its share of the longest day's time in the water. */
function weeksOf(year: number, days: SeasonAnswer['days']): YearCard['weeks'] {
  const named = (monthAndDay: string) => dayNumber(`${String(year).padStart(4, '0')}-${monthAndDay}`) ?? 0;
  const [first, last] = [named('01-01'), named('12-31')];
  const longest = Math.max(1, ...days.map(({ time_in_water }) => time_in_water));
  const shares = new Map(days.map(({ day, time_in_water }) => [day, time_in_water / longest]));
  const start = first - new Date(dayText(first)).getUTCDay();
  return Array.from({ length: Math.ceil((last - start + 1) / DAYS) }, (_, week) =>
    Array.from({ length: DAYS }, (_unused, weekday) => {
      const day = start + week * DAYS + weekday;
      return day < first || day > last ? null : (shares.get(dayText(day)) ?? 0);
    }),
  );
}
