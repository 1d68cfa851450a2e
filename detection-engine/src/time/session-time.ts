import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import { type DayForm, writeDay } from '../reader-locale.ts';
import type { ClockName, TimeDisplay } from './time-display.ts';
import { zoneOffset } from './zone-offset.ts';

/** Zone of the times that have the suffix PT. */
export const PACIFIC = 'America/Los_Angeles';

/** A moment of a session, and the zone of its place by name or as '+11:00'; null where it is not known. */
export interface SessionMoment {
  readonly millis: number;
  readonly timeZone: string | null;
}

/** Two texts of one moment, the preferred clock's first; null where both clocks agree. */
export interface TwoClocks {
  readonly first: string;
  readonly second: string | null;
}

const onClocks = (millis: number, zone: string) => millis + zoneOffset(zone, millis) * 60_000;

/** A moment on the clocks of a zone, in a pattern of date-fns, which is the same for all readers. */
export const formatInZone = (millis: number, zone: string, pattern: string): string =>
  format(new TZDate(onClocks(millis, zone), 'UTC'), pattern);

/** The day of a moment on the clocks of a zone, as the reader writes days. */
export const dayInZone = (millis: number, zone: string, form: DayForm): string =>
  writeDay(onClocks(millis, zone), form);

type PlacedMoment = SessionMoment & { readonly timeZone: string };

/** False without a zone, and for one that the table does not have: such a moment counts as Pacific. */
const hasZone = (moment: SessionMoment): moment is PlacedMoment =>
  moment.timeZone !== null && !Number.isNaN(zoneOffset(moment.timeZone, moment.millis));

/** '+11:00', what the clocks at the spot are ahead of UTC at that moment; null where the zone is not known. */
export function utcOffset(moment: SessionMoment): string | null {
  if (!hasZone(moment)) return null;
  return offsetText(zoneOffset(moment.timeZone, moment.millis));
}

function offsetText(minutes: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const ahead = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`;
}

/** True where the clocks at the spot don't show Pacific time at that moment. */
export function differsFromPacific(moment: SessionMoment): moment is PlacedMoment {
  const { millis } = moment;
  return hasZone(moment) && zoneOffset(moment.timeZone, millis) !== zoneOffset(PACIFIC, millis);
}

/** True for readers of the time at the spot, who need no Pacific time beside it. */
const isOnlySpot = ({ clock, withPacific }: TimeDisplay) => clock === 'spot' && withPacific !== true;

const isInSpotTime = (moment: SessionMoment, display: TimeDisplay): moment is PlacedMoment =>
  isOnlySpot(display) && hasZone(moment);

/** The zone of the clock that comes first. */
export const firstZone = (moment: SessionMoment, display: TimeDisplay): string =>
  isInSpotTime(moment, display) || (display.clock === 'spot' && differsFromPacific(moment))
    ? moment.timeZone
    : PACIFIC;

const TIME = { '12h': 'h:mm a', '24h': 'HH:mm' } as const;
const TIME_WITH_SECONDS = { '12h': 'h:mm:ss a', '24h': 'HH:mm:ss' } as const;

/** '3:04:05 PM' or '15:04:05' on the clocks of a zone; without seconds '3:04 PM' or '15:04'. */
export const formatTimeOfDay = (
  millis: number,
  zone: string,
  hourFormat: TimeDisplay['hourFormat'],
  { seconds = true } = {},
): string => formatInZone(millis, zone, (seconds ? TIME_WITH_SECONDS : TIME)[hourFormat]);

const dayAndTime = (millis: number, zone: string, form: DayForm, hours: TimeDisplay['hourFormat']) =>
  `${dayInZone(millis, zone, form)}, ${formatInZone(millis, zone, TIME[hours])}`;

/** 'Feb 11, 2025, 3:04 PM PT' */
const pacificTime = (millis: number, { hourFormat }: Pick<TimeDisplay, 'hourFormat'>) =>
  `${dayAndTime(millis, PACIFIC, 'day', hourFormat)} PT`;

/** 'Thu, Feb 12, 9:04 AM', with the year where no other one stands before it. */
function spotTime(millis: number, zone: string, { clock, hourFormat }: TimeDisplay): string {
  const sameYear = formatInZone(millis, zone, 'yyyy') === formatInZone(millis, PACIFIC, 'yyyy');
  const form = clock === 'pacific' && sameYear ? 'weekdayOfYear' : 'weekday';
  return dayAndTime(millis, zone, form, hourFormat);
}

const ordered = (pacific: string, spot: string, { clock }: TimeDisplay): TwoClocks =>
  clock === 'spot' ? { first: spot, second: pacific } : { first: pacific, second: spot };

/**
 * Day and time: 'Feb 11, 2025, 3:04 PM PT' and 'Thu, Feb 12, 9:04 AM at the spot' where both clocks are read, 'Thu, Feb
 * 12, 2025, 9:04 AM' where only the spot's is.
 */
export function sessionTime(moment: SessionMoment, display: TimeDisplay): TwoClocks {
  const { millis } = moment;
  if (isInSpotTime(moment, display))
    return { first: spotTime(millis, moment.timeZone, display), second: null };
  const pacific = pacificTime(millis, display);
  if (!differsFromPacific(moment)) return { first: pacific, second: null };
  return ordered(pacific, `${spotTime(millis, moment.timeZone, display)} at the spot`, display);
}

/**
 * For lists: the day on the first clock, 'Tue, Feb 11, 2025', with 'PT' where it is another day at the spot. Second the
 * time on the other clock, with its day where that differs, or the time where only the spot's is read.
 */
export function sessionDay(
  moment: SessionMoment,
  display: TimeDisplay,
  form: DayForm = 'weekday',
): TwoClocks {
  const { millis } = moment;
  const zone = firstZone(moment, display);
  const day = dayInZone(millis, zone, form);
  const time = (zone: string) => formatInZone(millis, zone, TIME[display.hourFormat]);
  if (isInSpotTime(moment, display)) return { first: day, second: time(zone) };
  if (!differsFromPacific(moment)) return { first: day, second: null };
  const isOther = dayInZone(millis, moment.timeZone, 'day') !== dayInZone(millis, PACIFIC, 'day');
  const other = (zone: string) =>
    isOther ? `${dayInZone(millis, zone, 'dayOfYear')}, ${time(zone)}` : time(zone);
  return display.clock === 'spot'
    ? { first: day, second: `${other(PACIFIC)} PT` }
    : { first: isOther ? `${day} PT` : day, second: `${other(moment.timeZone)} at the spot` };
}

/** One line for pictures and previews: 'February 11, 2025', and the other clock's day where both are read and differ. */
export function sessionDayLine(moment: SessionMoment, display: TimeDisplay): string {
  const long = (zone: string) => dayInZone(moment.millis, zone, 'longDay');
  const pacific = long(PACIFIC);
  const spot = hasZone(moment) ? long(moment.timeZone) : pacific;
  if (pacific === spot || isOnlySpot(display)) return spot;
  const { first, second } = ordered(`${pacific} PT`, `${spot} at the spot`, display);
  return `${first} (${second})`;
}

/** 'Feb 11, 2025, 3:04 PM PT', for moments that have no place. */
export const formatPacificTime = (millis: number, hourFormat: TimeDisplay['hourFormat']): string =>
  pacificTime(millis, { hourFormat });

/** '2025-02-11' on the first clock, for grouping and sorting by day or month. */
export const dayOf = (moment: SessionMoment, clock: ClockName): string =>
  formatInZone(moment.millis, firstZone(moment, { clock, hourFormat: '24h' }), 'yyyy-MM-dd');

/** '2025-02-12T09:04:00+11:00' on the clocks of a zone. */
export const isoInZone = (millis: number, zone: string): string =>
  isoAtOffset(millis, offsetText(zoneOffset(zone, millis)));

/** '2025-02-12T09:04:00+11:00' on clocks that are that much ahead of UTC. Tens of times faster than by a zone. */
export function isoAtOffset(millis: number, offset: string): string {
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(4))];
  const ahead = (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
  return `${new Date(millis + ahead).toISOString().slice(0, 19)}${offset}`;
}
