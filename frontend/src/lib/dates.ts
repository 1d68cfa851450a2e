import {
  type ClockName,
  dayInZone,
  DEFAULT_TIME_DISPLAY,
  formatInZone,
  formatPacificTime,
  formatTimeOfDay,
  PACIFIC,
  sessionDay,
  type SessionMoment,
  sessionTime,
  type TimeDisplay,
  type TwoClocks,
} from '@rideline/detection-engine';
import { format } from 'date-fns';

export const CLOCK_OPTIONS: { value: ClockName; label: string }[] = [
  { value: 'pacific', label: 'Pacific time (PT)' },
  { value: 'spot', label: 'Time at the spot' },
];

const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const HAS_TIME = /T\d{2}|\d{2}:\d{2}/;

/** A timestamp of the API as epoch milliseconds; null when missing or invalid. Without a zone it is UTC. */
export function parseTimestamp(timestamp: string | null | undefined): number | null {
  if (timestamp === null || timestamp === undefined || timestamp === '') return null;
  const zoned =
    HAS_TIME.test(timestamp) && !HAS_ZONE.test(timestamp) ? `${timestamp.replace(' ', 'T')}Z` : timestamp;
  const millis = Date.parse(zoned);
  return Number.isNaN(millis) ? null : millis;
}

/** The zone of this browser's clock. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const NOT_AVAILABLE = 'Not available';

/** Applies a format to a timestamp; 'Not available' without one. */
const written = (timestamp: string | null | undefined, write: (millis: number) => string): string => {
  const millis = parseTimestamp(timestamp);
  return millis === null ? NOT_AVAILABLE : write(millis);
};

const dayAndTime = (millis: number, zone: string, hourFormat: TimeDisplay['hourFormat']) =>
  `${dayInZone(millis, zone, 'day')}, ${formatTimeOfDay(millis, zone, hourFormat, { seconds: false })}`;

/** '+01:00', this browser's clock at a moment. */
const offsetOf = (millis: number) => format(millis, 'xxx');

/** 'Feb 11, 2025' in Pacific time, of something that has no place. */
export const formatDate = (timestamp: string | null | undefined): string =>
  written(timestamp, (millis) => dayInZone(millis, PACIFIC, 'day'));

/** 'Feb 11, 2025, 3:04 PM PT', of something that has no place; on this browser's clock for readers of local times. */
export const formatDateTime = (
  timestamp: string | null | undefined,
  { clock, hourFormat }: TimeDisplay = DEFAULT_TIME_DISPLAY,
): string =>
  written(timestamp, (millis) =>
    clock === 'pacific'
      ? formatPacificTime(millis, hourFormat)
      : dayAndTime(millis, offsetOf(millis), hourFormat),
  );

/** The current month in Pacific time: '2025-02'. */
export const pacificMonth = (now = Date.now()): string => formatInZone(now, PACIFIC, 'yyyy-MM');

/** What an answer tells about when and where a session was. */
export interface TimedSession {
  readonly activity_time: string | null;
  readonly time_zone: string | null;
  /** The clock of the place, as the server derives it. Missing in answers of older versions. */
  readonly utc_offset?: string | null;
}

/** The zone that times of a session are written in at the spot: the offset of its start, so that all agree with the server. */
export const spotZone = ({ time_zone, utc_offset }: Omit<TimedSession, 'activity_time'>): string | null =>
  utc_offset ?? time_zone;

/** null without a time. */
export function momentOfSession(session: TimedSession): SessionMoment | null {
  const millis = parseTimestamp(session.activity_time);
  return millis === null ? null : { millis, timeZone: spotZone(session) };
}

const onClocks =
  (write: (moment: SessionMoment, display: TimeDisplay) => TwoClocks) =>
  (session: TimedSession, display: TimeDisplay): TwoClocks => {
    const moment = momentOfSession(session);
    return moment === null ? { first: NOT_AVAILABLE, second: null } : write(moment, display);
  };

/** Day and time of a session's start on the clocks that the reader wants, the preferred one's first. */
export const formatSessionTime = onClocks(sessionTime);

/** The same for lists, with the day alone first. */
export const formatSessionDay = onClocks((moment, display) => sessionDay(moment, display));

/** The same without the day of the week. */
export const formatRecordDay = onClocks((moment, display) => sessionDay(moment, display, 'day'));

/** A wall-clock time of the API, 'YYYY-MM-DD HH:mm:ss', shown as it is; anything behind the seconds is ignored. */
const wallClock = (time: string, write: (millis: number) => string): string => {
  const millis = Date.parse(`${time.slice(0, 19).replace(' ', 'T')}Z`);
  return Number.isNaN(millis) ? NOT_AVAILABLE : write(millis);
};

/** 'Feb 11, 2025' from a wall-clock time. */
export const formatLocalDate = (time: string): string =>
  wallClock(time, (millis) => dayInZone(millis, 'UTC', 'day'));

/** 'Feb 11, 2025, 3:04 PM' from a wall-clock time. */
export const formatLocalDateTime = (time: string, hourFormat: TimeDisplay['hourFormat']): string =>
  wallClock(time, (millis) => dayAndTime(millis, 'UTC', hourFormat));
