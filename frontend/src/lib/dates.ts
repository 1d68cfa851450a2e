import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';

const PACIFIC = 'America/Los_Angeles';
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

function inPacific(timestamp: string | null | undefined, pattern: string, suffix: string): string {
  const millis = parseTimestamp(timestamp);
  if (millis === null) return 'Not available';
  return `${format(new TZDate(millis, PACIFIC), pattern)}${suffix}`;
}

/** 'Feb 11, 2025' in Pacific time. */
export const formatDate = (timestamp: string | null | undefined): string =>
  inPacific(timestamp, 'MMM d, yyyy', '');

/** 'Feb 11, 2025, 3:04 PM PT'. */
export const formatDateTime = (timestamp: string | null | undefined): string =>
  inPacific(timestamp, 'MMM d, yyyy, h:mm a', ' PT');

/** '3:04:05 PM' in Pacific time. */
export const formatTime = (timestamp: string | null | undefined): string =>
  inPacific(timestamp, 'h:mm:ss a', '');

/** The current month in Pacific time: '2025-02'. */
export const pacificMonth = (now = Date.now()): string => format(new TZDate(now, PACIFIC), 'yyyy-MM');

/** A wall-clock time of the API, 'YYYY-MM-DD HH:mm:ss', shown as it is; anything behind the seconds is ignored. */
const wallClock = (time: string): Date => new Date(`${time.slice(0, 19).replace(' ', 'T')}Z`);
const utc = (time: string, pattern: string): string => {
  const date = wallClock(time);
  return Number.isNaN(date.getTime()) ? 'Not available' : format(new TZDate(date.getTime(), 'UTC'), pattern);
};

/** 'Feb 11, 2025' from a wall-clock time. */
export const formatLocalDate = (time: string): string => utc(time, 'MMM d, yyyy');

/** 'Feb 11, 2025, 3:04 PM' from a wall-clock time. */
export const formatLocalDateTime = (time: string): string => utc(time, 'MMM d, yyyy, h:mm a');
