import { formatNumber } from '@rideline/detection-engine';
import type { Preferences, SeasonFigures, SeasonMonth } from '../../../app/api-types.ts';
import { formatCount, formatHours } from '../../../lib/format.ts';
import { distanceIn, formatDistance, formatSpeed, speedIn } from '../../../lib/units.ts';

export interface TrendFigure {
  readonly name: 'rides_per_hour' | 'rides' | 'sessions' | 'time_in_water' | 'longest_distance' | 'max_speed';
  readonly label: string;
  readonly meaning: string;
  /** Counts are bars, rates and bests are a line. */
  readonly isCount: boolean;
  /** The height of a value on the chart, in the unit people read. */
  readonly heightOf: (value: number, preferences: Preferences) => number;
  /** '11.2' */
  readonly number: (value: number, preferences: Preferences) => string;
  /** 'rides an hour'; empty where the number has a unit. */
  readonly noun: (value: number) => string;
  /** The same figure of the whole period; a best has none. */
  readonly total?: keyof SeasonFigures & keyof SeasonMonth;
}

const itself = (value: number) => value;

/** '11.2 rides an hour' */
export const written = ({ number, noun }: TrendFigure, value: number, preferences: Preferences): string =>
  `${number(value, preferences)} ${noun(value)}`.trimEnd();

export const TREND_FIGURES: readonly TrendFigure[] = [
  {
    name: 'rides_per_hour',
    label: 'Rides an hour',
    meaning: 'Rides of the month by its hours in the water',
    isCount: false,
    heightOf: itself,
    number: (value) => formatNumber(value),
    noun: () => 'rides an hour',
    total: 'rides_per_hour',
  },
  {
    name: 'rides',
    label: 'Rides',
    meaning: 'Rides of the month',
    isCount: true,
    heightOf: itself,
    number: formatCount,
    noun: (value) => (value === 1 ? 'ride' : 'rides'),
    total: 'rides',
  },
  {
    name: 'sessions',
    label: 'Sessions',
    meaning: 'Sessions of the month',
    isCount: true,
    heightOf: itself,
    number: formatCount,
    noun: (value) => (value === 1 ? 'session' : 'sessions'),
    total: 'sessions',
  },
  {
    name: 'time_in_water',
    label: 'Hours in the water',
    meaning: 'Length of all recordings of the month, without what was trimmed',
    isCount: true,
    heightOf: (value) => value / 3600,
    number: formatHours,
    noun: () => 'in the water',
    total: 'time_in_water',
  },
  {
    name: 'longest_distance',
    label: 'Longest ride',
    meaning: 'Longest ride of the month',
    isCount: false,
    heightOf: (value, { preferred_distance_unit }) => distanceIn(value, preferred_distance_unit),
    number: formatDistance,
    noun: () => '',
  },
  {
    name: 'max_speed',
    label: 'Top speed',
    meaning: 'Fastest moment of the month',
    isCount: false,
    heightOf: (value, { preferred_speed_unit }) => speedIn(value, preferred_speed_unit),
    number: formatSpeed,
    noun: () => '',
  },
];

/** A month with fewer sessions says more about a day than about the month. */
const LEAST_SESSIONS = 2;

const isTelling = ({ sessions }: SeasonMonth): boolean => sessions >= LEAST_SESSIONS;

/** The months up to the current one; empty where fewer than two have enough sessions for a trend. */
export function trendMonths(months: readonly SeasonMonth[], now: string): readonly SeasonMonth[] {
  const past = months.filter(({ month }) => month <= now.slice(0, 7));
  return past.filter(isTelling).length < 2 ? [] : past;
}

/** The value of a month; null for a rate or a best of too few sessions. */
export const valueIn = (month: SeasonMonth, { name, isCount }: TrendFigure): number | null =>
  isCount || isTelling(month) ? month[name] : null;

interface Told {
  readonly figure: TrendFigure;
  readonly months: readonly SeasonMonth[];
  readonly now: SeasonFigures;
  readonly before: SeasonFigures | null;
  /** 'this year', 'in 2025', 'overall' */
  readonly period: string;
  /** 'in 2025' */
  readonly comparedWith: string | undefined;
  readonly monthTitle: (month: string) => string;
}

/** What the trend shows: '11.2 rides an hour this year, 9.4 in 2025.', or the best month. Null without a value. */
export function trendSentence(told: Told, preferences: Preferences): string | null {
  const { figure, months, now, before, period, comparedWith, monthTitle } = told;
  const total = figure.total && now[figure.total];
  const earlier = figure.total && before?.[figure.total];
  const whole = total == null ? null : `${written(figure, total, preferences)} ${period}`;
  if (whole !== null && earlier != null)
    return `${whole}, ${figure.number(earlier, preferences)} ${comparedWith}.`;
  const best = months.reduce<SeasonMonth | null>((top, month) => {
    const value = valueIn(month, figure);
    return value !== null && value > (top === null ? 0 : (valueIn(top, figure) ?? 0)) ? month : top;
  }, null);
  const most = best === null ? null : valueIn(best, figure);
  if (best === null || most === null) return null;
  const peak = `${written(figure, most, preferences)} in ${monthTitle(best.month)}`;
  return whole === null
    ? `${peak}, more than in any other month.`
    : `${whole}, most in ${monthTitle(best.month)}.`;
}
