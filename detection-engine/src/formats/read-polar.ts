import type { RecordedTrack } from '../track/recorded-track.ts';
import { encodeGpx } from './encode/encode-gpx.ts';
import { factText } from './fact-text.ts';
import { parseIsoTime } from './iso-time.ts';
import type { ReadLimits } from './read-limits.ts';
import { RecordedRows } from './recorded-rows.ts';
import { TrackFileError } from './track-file-error.ts';

/** A training session of Polar's account export. */
export interface PolarSession {
  /** Of its first exercise with a route, or of its first; null where absent. */
  readonly sport: string | null;
  /** Whether its exercises hold positions. */
  readonly hasRoute: boolean;
  /** The route, its times, heart rates and the sport, which names it too; nothing else of the session. @throws TrackFileError without a usable track */
  readonly toGpx: (limits: ReadLimits) => Uint8Array<ArrayBuffer>;
}

interface Exercise {
  readonly sport: string | null;
  readonly route: readonly unknown[];
  readonly heartRates: readonly unknown[];
  /** Of its clock times to UTC. */
  readonly offsetMinutes: number;
}

const MINUTE_MS = 60_000;
const ZONED = /(?:Z|[+-]\d\d:?\d\d)$/i;

/**
 * Reads `training-session-*.json`: times are those of the person's clock, `timezoneOffset` minutes ahead of UTC.
 * @throws TrackFileError for other content
 */
export function readPolarSession(bytes: Uint8Array): PolarSession {
  const session = parsed(bytes);
  const listed = field(session, 'exercises');
  if (!Array.isArray(listed)) throw notPolar();
  const exercises = listed.map((exercise) => exerciseOf(exercise, session));
  const routes = exercises.filter(({ route }) => route.length > 0);
  const sport = (routes[0] ?? exercises[0])?.sport ?? null;
  return {
    sport,
    hasRoute: routes.length > 0,
    toGpx: (limits) => encodeGpx(trackOf(routes, limits), { name: nameOf(sport), device: 'Polar', sport }),
  };
}

function exerciseOf(exercise: unknown, session: unknown): Exercise {
  const route = field(field(exercise, 'samples'), 'recordedRoute');
  const heartRates = field(field(exercise, 'samples'), 'heartRate');
  const offset = [exercise, session]
    .flatMap((part) => [field(part, 'timezoneOffset'), field(part, 'timeZoneOffset')])
    .map((minutes) => (minutes === undefined || minutes === '' ? NaN : Number(minutes)))
    .find(Number.isFinite);
  const sport = field(exercise, 'sport');
  return {
    sport: typeof sport === 'string' ? (factText(sport)?.toLowerCase() ?? null) : null,
    route: Array.isArray(route) ? route : [],
    heartRates: Array.isArray(heartRates) ? heartRates : [],
    offsetMinutes: offset ?? 0,
  };
}

function trackOf(exercises: readonly Exercise[], limits: ReadLimits): RecordedTrack {
  const rows = new RecordedRows(limits);
  for (const { route, heartRates, offsetMinutes } of exercises) {
    const bpm = new Map(
      heartRates.map((sample) => [second(timeOf(sample, offsetMinutes)), numberOf(sample, 'value')]),
    );
    for (const point of route) {
      const time = timeOf(point, offsetMinutes);
      const heartRate = bpm.get(second(time)) ?? NaN;
      rows.push(time, numberOf(point, 'latitude'), numberOf(point, 'longitude'), NaN, NaN, heartRate);
    }
  }
  return rows.finish('gpx', { name: null, sport: null, device: null, warnings: [] });
}

/** The export has no names: 'watersports_surfing' -> 'Watersports surfing' */
function nameOf(sport: string | null): string | null {
  return sport === null ? null : sport.charAt(0).toUpperCase() + sport.slice(1).replaceAll('_', ' ');
}

function timeOf(sample: unknown, offsetMinutes: number): number {
  const text = String(field(sample, 'dateTime')).trim();
  return parseIsoTime(text) - (ZONED.test(text) ? 0 : offsetMinutes * MINUTE_MS);
}

/** Positions and heart rates are measured once a second, at other fractions of it. */
const second = (time: number) => Math.round(time / 1000);

function numberOf(sample: unknown, name: string): number {
  const value = field(sample, name);
  return typeof value === 'number' ? value : NaN;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw notPolar(error);
  }
}

const notPolar = (cause?: unknown) =>
  new TrackFileError('unsupported_format', 'This file is damaged, or no training session of Polar.', {
    cause,
  });
