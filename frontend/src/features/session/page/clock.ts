import { formatTimeOfDay, type HourFormat, PACIFIC, zoneOffset } from '@rideline/detection-engine';
import { formatClock } from '../../../lib/format.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Changes of clocks, in both directions. */
const REPEATED_MS = [-HOUR_MS, -HOUR_MS / 2, HOUR_MS / 2, HOUR_MS];

/** Times are shown on the preferred clock, or counted from the start of the session or the video. */
export type ClockMode =
  | { readonly kind: 'absolute' }
  | { readonly kind: 'relative' }
  | { readonly kind: 'video'; readonly start: number };

/** Formats times of one session. */
export interface SessionClock {
  readonly kind: ClockMode['kind'];
  /** Zone in which times of day are entered. */
  readonly zone: string;
  /** Epoch milliseconds that round axis ticks are counted from. */
  readonly origin: number;
  readonly format: (millis: number) => string;
  readonly formatTick: (millis: number, step: number) => string;
}

export interface ClockOptions {
  /** Zone of the clock that comes first. */
  readonly zone: string;
  readonly hourFormat: HourFormat;
}

const PACIFIC_CLOCK: ClockOptions = { zone: PACIFIC, hourFormat: '12h' };

/** The zone as field labels name it. */
export const zoneLabel = (zone: string): string => (zone === PACIFIC ? 'PT' : 'at the spot');

export function createClock(
  mode: ClockMode,
  sessionStart: number,
  { zone, hourFormat }: ClockOptions = PACIFIC_CLOCK,
): SessionClock {
  if (mode.kind === 'absolute') {
    const format = (millis: number) => formatTimeOfDay(millis, zone, hourFormat);
    return {
      kind: mode.kind,
      zone,
      // Ticks of zones with half an hour are at their own full hours.
      origin: (-zoneOffset(zone, sessionStart) * MINUTE_MS) % HOUR_MS,
      format,
      formatTick: (millis, step) => formatTimeOfDay(millis, zone, hourFormat, { seconds: step < MINUTE_MS }),
    };
  }
  const origin = mode.kind === 'video' ? mode.start : sessionStart;
  const format = (millis: number) => formatClock((millis - origin) / 1000);
  return { kind: mode.kind, zone, origin, format, formatTick: format };
}

export interface TimeOfDay {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** The time on the clocks of a zone at a moment. */
export function timeOfDay(millis: number, zone: string): TimeOfDay {
  const date = new Date(millis + zoneOffset(zone, millis) * MINUTE_MS);
  return { hours: date.getUTCHours(), minutes: date.getUTCMinutes(), seconds: date.getUTCSeconds() };
}

/**
 * The moment nearest to `around` with this time on the clocks of the zone. Covers midnight and the hour (on Lord Howe
 * Island half an hour) repeated at the end of daylight saving time; a moment within the given ends comes first.
 */
export function momentOf(
  time: TimeOfDay,
  around: number,
  zone: string,
  [from, to]: readonly [number, number] = [-Infinity, Infinity],
): number {
  const once = [-DAY_MS, 0, DAY_MS].map((offset) => {
    const ahead = zoneOffset(zone, around + offset) * MINUTE_MS;
    const date = new Date(around + offset + ahead);
    return date.setUTCHours(time.hours, time.minutes, time.seconds, 0) - ahead;
  });
  const shown = once
    .flatMap((moment) => [0, ...REPEATED_MS].map((shift) => moment + shift))
    .filter((moment) => {
      const { hours, minutes } = timeOfDay(moment, zone);
      return hours === time.hours && minutes === time.minutes;
    });
  const all = shown.length > 0 ? shown : once;
  const within = all.filter((moment) => moment >= from && moment <= to);
  return (within.length > 0 ? within : all).reduce((best, moment) =>
    Math.abs(moment - around) < Math.abs(best - around) ? moment : best,
  );
}
