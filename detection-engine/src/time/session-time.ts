import { TZDate, tzOffset } from '@date-fns/tz';
import { format } from 'date-fns';
import type { TimeDisplay } from './time-display.ts';

/** Zone of the times that have the suffix PT. */
export const PACIFIC = 'America/Los_Angeles';

/** A moment of a session, and the zone of its place; null where it is not known. */
export interface SessionMoment {
  readonly millis: number;
  readonly timeZone: string | null;
}

/** Two texts of one moment, the preferred clock's first; null where both clocks agree. */
export interface TwoClocks {
  readonly first: string;
  readonly second: string | null;
}

/** A moment on the clocks of a zone, in a pattern of date-fns. */
export const formatInZone = (millis: number, zone: string, pattern: string): string =>
  format(new TZDate(millis, zone), pattern);

/** True where the clocks at the spot don't show Pacific time at that moment. A zone unknown to this system counts as Pacific. */
export function differsFromPacific(moment: SessionMoment): moment is SessionMoment & { timeZone: string } {
  const { millis, timeZone } = moment;
  if (timeZone === null) return false;
  const at = new Date(millis);
  const offset = tzOffset(timeZone, at);
  return !Number.isNaN(offset) && offset !== tzOffset(PACIFIC, at);
}

/** The zone of the clock that comes first. */
export const firstZone = (moment: SessionMoment, { clock }: Pick<TimeDisplay, 'clock'>): string =>
  clock === 'spot' && differsFromPacific(moment) ? moment.timeZone : PACIFIC;

const TIME = { '12h': 'h:mm a', '24h': 'HH:mm' } as const;
const TIME_WITH_SECONDS = { '12h': 'h:mm:ss a', '24h': 'HH:mm:ss' } as const;
const DAY = 'MMM d, yyyy';

/** '3:04:05 PM' or '15:04:05' on the clocks of a zone; without seconds '3:04 PM' or '15:04'. */
export const formatTimeOfDay = (
  millis: number,
  zone: string,
  hourFormat: TimeDisplay['hourFormat'],
  { seconds = true } = {},
): string => formatInZone(millis, zone, (seconds ? TIME_WITH_SECONDS : TIME)[hourFormat]);

/** 'Feb 11, 2025, 3:04 PM PT' */
const pacificTime = (millis: number, { hourFormat }: Pick<TimeDisplay, 'hourFormat'>) =>
  `${formatInZone(millis, PACIFIC, `${DAY}, ${TIME[hourFormat]}`)} PT`;

/** 'Thu, Feb 12, 9:04 AM at the spot', with the year where it comes first or differs from the Pacific one. */
function spotTime(millis: number, zone: string, { clock, hourFormat }: TimeDisplay): string {
  const sameYear = formatInZone(millis, zone, 'yyyy') === formatInZone(millis, PACIFIC, 'yyyy');
  const day = clock === 'pacific' && sameYear ? 'EEE, MMM d' : 'EEE, MMM d, yyyy';
  return `${formatInZone(millis, zone, `${day}, ${TIME[hourFormat]}`)} at the spot`;
}

const ordered = (pacific: string, spot: string, { clock }: TimeDisplay): TwoClocks =>
  clock === 'spot' ? { first: spot, second: pacific } : { first: pacific, second: spot };

/** Day and time: 'Feb 11, 2025, 3:04 PM PT' and 'Thu, Feb 12, 9:04 AM at the spot'. */
export function sessionTime(moment: SessionMoment, display: TimeDisplay): TwoClocks {
  const pacific = pacificTime(moment.millis, display);
  if (!differsFromPacific(moment)) return { first: pacific, second: null };
  return ordered(pacific, spotTime(moment.millis, moment.timeZone, display), display);
}

/** For lists: the day on the first clock, 'Feb 11, 2025', and day and time on the other. */
export const sessionDay = (moment: SessionMoment, display: TimeDisplay): TwoClocks => ({
  first: formatInZone(moment.millis, firstZone(moment, display), DAY),
  second: sessionTime(moment, display).second,
});

/** One line for pictures and previews: 'February 11, 2025', and the other clock's day where it differs. */
export function sessionDayLine(moment: SessionMoment, display: TimeDisplay): string {
  const long = (zone: string) => formatInZone(moment.millis, zone, 'MMMM d, yyyy');
  const pacific = long(PACIFIC);
  const spot = differsFromPacific(moment) ? long(moment.timeZone) : pacific;
  if (pacific === spot) return pacific;
  const { first, second } = ordered(`${pacific} PT`, `${spot} at the spot`, display);
  return `${first} (${second})`;
}

/** 'Feb 11, 2025, 3:04 PM PT', for moments that have no place. */
export const formatPacificTime = (millis: number, hourFormat: TimeDisplay['hourFormat']): string =>
  pacificTime(millis, { hourFormat });

/** '2025-02-11' on the first clock, for grouping and sorting by day or month. */
export const dayOf = (moment: SessionMoment, display: Pick<TimeDisplay, 'clock'>): string =>
  formatInZone(moment.millis, firstZone(moment, display), 'yyyy-MM-dd');

/** '2025-02-12T09:04:00+11:00' on the clocks of a zone. */
export const isoInZone = (millis: number, zone: string): string =>
  formatInZone(millis, zone, "yyyy-MM-dd'T'HH:mm:ssxxx");
