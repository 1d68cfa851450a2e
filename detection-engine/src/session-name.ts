import { formatInZone, PACIFIC, type SessionMoment } from './time/session-time.ts';

export const UNNAMED_SESSION = 'Unnamed Activity';

/** The name of a session wherever it is shown; blank ones have a common name. */
export const sessionName = (name: string): string => (name.trim() === '' ? UNNAMED_SESSION : name);

const TRACK_FILE = /\.(?:fit|gpx|tcx)(?:\.(?:xml|txt|bin))?(?:\.gz)?$/i;
/** Such as '2026-06-01-071233' and '20260601T071233Z'. */
const ONLY_DIGITS = /^(?=.*\d)[\d\s\p{P}+TZ]+$/u;

/** Apple Health names a route after the local time of its end: 'Route 2019-12-15 3:50pm'. */
const APPLE_ROUTE = /^route \d{4}-\d\d?-\d\d? \d\d?[:.]\d\d ?(?:[ap]m)?$/i;

/** Names of sport profiles, which watches write into every file, and what apps make of them: 'Morning Activity'. */
const SPORT =
  /^(?:(?:morning|lunch|afternoon|evening|night) )?(?:(?:kite|wind|wing)?[ -]?surf(?:ing)?|sup|(?:stand[ -]up )?paddl(?:e|ing)|kayak(?:ing)?|activity|workout|track|other)$/i;

/** True for a name that a device or an app made up: that of its file, a date without a word, or a sport. */
export const isMadeUpName = (name: string, fileName: string): boolean =>
  TRACK_FILE.test(name) ||
  ONLY_DIGITS.test(name) ||
  SPORT.test(name) ||
  APPLE_ROUTE.test(name.replace(/\s/g, ' ')) ||
  (!/\s/.test(name) && name === fileName.replace(/\.[^.]*$/, ''));

/** The first hour after each part of a day. */
const PARTS = [
  [4, 'Night'],
  [12, 'Morning'],
  [17, 'Afternoon'],
  [21, 'Evening'],
  [24, 'Night'],
] as const;

/** Where a session was: the name that its owner gave to the spot, and the town nearest to it. */
export interface SessionWhere {
  readonly spot: string | null;
  /** 'Ericeira, Portugal' or 'near Ericeira, Portugal' */
  readonly place: string | null;
}

export const NOWHERE: SessionWhere = { spot: null, place: null };

/** 'Morning surf, Ericeira', for a session that nobody gave a name; `start` is null where its time is not known. */
export function untitledSession(start: SessionMoment | null, { spot, place }: SessionWhere): string {
  const hour = start && Number(formatInZone(start.millis, start.timeZone ?? PACIFIC, 'H'));
  const part = hour === null ? undefined : PARTS.find(([end]) => hour < end)?.[1];
  const surf = part === undefined ? 'Surf session' : `${part} surf`;
  if (spot !== null) return `${surf}, ${spot}`;
  const town = place?.split(',')[0];
  if (town === undefined) return surf;
  return town.startsWith('near ') ? `${surf} ${town}` : `${surf}, ${town}`;
}
