import {
  type DisplayUnits,
  formatDistance,
  formatDuration,
  formatNumber,
  formatSpeed,
  MISSING,
} from '@rideline/detection-engine';
import type { SeasonAnswer } from '../season.schema.ts';

type Told = Pick<SeasonAnswer, 'figures' | 'records'>;

interface Declaration {
  readonly label: string;
  readonly write: (season: Told, units: DisplayUnits) => string;
}

const count = (value: number | null) => formatNumber(value, 0);
/** '52 h', or minutes and seconds under an hour. */
const hours = (seconds: number) => (seconds < 3600 ? formatDuration(seconds) : `${count(seconds / 3600)} h`);

const DECLARATIONS = {
  sessions: { label: 'Sessions', write: ({ figures }) => count(figures.sessions) },
  days: { label: 'Days', write: ({ figures }) => count(figures.days) },
  time_in_water: { label: 'In the water', write: ({ figures }) => hours(figures.time_in_water) },
  rides: { label: 'Rides', write: ({ figures }) => count(figures.rides) },
  rides_per_hour: { label: 'Rides an hour', write: ({ figures }) => formatNumber(figures.rides_per_hour) },
  distance_ridden: {
    label: 'Ridden',
    write: ({ figures }, units) => formatDistance(figures.distance_ridden, { ...units, longInKmOrMi: true }),
  },
  time_ridden: { label: 'On waves', write: ({ figures }) => hours(figures.time_ridden) },
  spots: { label: 'Spots', write: ({ figures }) => count(figures.spots) },
  longest_distance: {
    label: 'Longest ride',
    write: ({ records }, units) => formatDistance(records.longest_distance?.value, units, { digits: 0 }),
  },
  max_speed: {
    label: 'Top speed',
    write: ({ records }, units) => formatSpeed(records.max_speed?.value, units),
  },
  most_rides: {
    label: 'Most rides in a session',
    write: ({ records }) => (records.most_rides === null ? MISSING : count(records.most_rides.value)),
  },
} satisfies Readonly<Record<string, Declaration>>;

/** A figure that the card of a year can show. */
export type CardFigure = keyof typeof DECLARATIONS;
export const CARD_FIGURES = Object.keys(DECLARATIONS) as readonly CardFigure[];

export const cardFigures = (season: Told, names: readonly CardFigure[], units: DisplayUnits) =>
  names.map((name) => {
    const { label, write }: Declaration = DECLARATIONS[name];
    return { label, value: write(season, units) };
  });
