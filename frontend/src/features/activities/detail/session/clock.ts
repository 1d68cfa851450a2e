import { TZDate } from '@date-fns/tz';
import { formatTime } from '../../../../lib/dates.ts';
import { formatClock } from '../../../../lib/format.ts';

const PACIFIC = 'America/Los_Angeles';
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Times are shown as Pacific time, or counted from the start of the session or the video. */
export type ClockMode =
  | { readonly kind: 'absolute' }
  | { readonly kind: 'relative' }
  | { readonly kind: 'video'; readonly start: number };

/** Formats times of one session. */
export interface SessionClock {
  readonly kind: ClockMode['kind'];
  /** Epoch milliseconds that round axis ticks are counted from. */
  readonly origin: number;
  readonly format: (millis: number) => string;
  readonly formatTick: (millis: number, step: number) => string;
}

const atTime = (millis: number) => formatTime(new Date(millis).toISOString());

export function createClock(mode: ClockMode, sessionStart: number): SessionClock {
  if (mode.kind === 'absolute') {
    return {
      kind: mode.kind,
      origin: 0,
      format: atTime,
      formatTick: (millis, step) =>
        step < MINUTE_MS ? atTime(millis) : atTime(millis).replace(/:\d\d (?=[AP]M)/, ' '),
    };
  }
  const origin = mode.kind === 'video' ? mode.start : sessionStart;
  const format = (millis: number) => formatClock((millis - origin) / 1000);
  return { kind: mode.kind, origin, format, formatTick: format };
}

export interface TimeOfDay {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** The time on a Pacific clock at a moment. */
export function timeOfDay(millis: number): TimeOfDay {
  const date = new TZDate(millis, PACIFIC);
  return { hours: date.getHours(), minutes: date.getMinutes(), seconds: date.getSeconds() };
}

/**
 * The moment nearest to `around` with this time on a Pacific clock. Covers midnight and the hour repeated at the end
 * of daylight saving time; a moment within the given ends comes first.
 */
export function momentOf(
  time: TimeOfDay,
  around: number,
  [from, to]: readonly [number, number] = [-Infinity, Infinity],
): number {
  const once = [-DAY_MS, 0, DAY_MS].map((offset) => {
    const date = new TZDate(around + offset, PACIFIC);
    date.setHours(time.hours, time.minutes, time.seconds, 0);
    return date.getTime();
  });
  const repeated = once
    .flatMap((moment) => [moment - HOUR_MS, moment + HOUR_MS])
    .filter((moment) => timeOfDay(moment).hours === time.hours);
  const all = [...once, ...repeated];
  const within = all.filter((moment) => moment >= from && moment <= to);
  return (within.length > 0 ? within : all).reduce((best, moment) =>
    Math.abs(moment - around) < Math.abs(best - around) ? moment : best,
  );
}
