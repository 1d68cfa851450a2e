import { formatNumber, MISSING } from '@rideline/detection-engine';
import { formatCount, formatDuration, formatHours } from '../../../lib/format.ts';
import { formatDistance } from '../../../lib/units.ts';
import type { Preferences, SeasonFigures } from '../../../app/api-types.ts';

type FigureName = Exclude<keyof SeasonFigures, 'attempts' | 'success_rate'>;

export interface Figure {
  readonly name: FigureName;
  readonly label: string;
  readonly write: (value: number | null, preferences: Preferences) => string;
  /** What there is of it after a rise and after a fall: 'more', 'fewer'. */
  readonly more: readonly [string, string];
}

const MANY = ['more', 'fewer'] as const;
const MUCH = ['more', 'less'] as const;

const count = (value: number | null): string => (value === null ? MISSING : formatCount(value));
/** Minutes and seconds below an hour. */
const time = (value: number | null): string =>
  value !== null && value < 3600 ? formatDuration(value) : formatHours(value);

/** What matters most. */
export const MAIN_FIGURES: readonly Figure[] = [
  { name: 'sessions', label: 'Sessions', write: count, more: MANY },
  { name: 'rides', label: 'Rides', write: count, more: MANY },
  { name: 'time_in_water', label: 'Time in water', write: formatHours, more: MUCH },
];

export const OTHER_FIGURES: readonly Figure[] = [
  { name: 'days', label: 'Days', write: count, more: MANY },
  { name: 'rides_per_hour', label: 'Rides an hour', write: (value) => formatNumber(value), more: MANY },
  {
    name: 'distance_ridden',
    label: 'Distance ridden',
    write: (value, preferences) => formatDistance(value, preferences, { digits: 0 }),
    more: MUCH,
  },
  { name: 'time_ridden', label: 'Time ridden', write: time, more: MUCH },
  {
    name: 'paddled_m',
    label: 'Distance paddled',
    write: (value, preferences) => formatDistance(value, preferences, { digits: 0 }),
    more: MUCH,
  },
  { name: 'spots', label: 'Spots', write: count, more: MANY },
];

export interface Change {
  readonly direction: 'up' | 'down' | 'same';
  /** '4 more', 'The same'. */
  readonly text: string;
}

/** The difference between two values as people read it; null where one is missing. */
export function changeOf(
  { name, write, more }: Figure,
  now: SeasonFigures,
  before: SeasonFigures,
  preferences: Preferences,
): Change | null {
  const [value, previous] = [now[name], before[name]];
  if (value === null || previous === null) return null;
  if (write(value, preferences) === write(previous, preferences))
    return { direction: 'same', text: 'The same' };
  const rise = value > previous;
  const size = write(Math.abs(value - previous), preferences);
  return { direction: rise ? 'up' : 'down', text: `${size} ${more[rise ? 0 : 1]}` };
}
