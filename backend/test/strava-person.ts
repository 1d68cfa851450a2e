import {
  type Authorization,
  startStravaStandIn,
  type StravaStandIn,
} from '../../scripts/stand-ins/strava/start-strava.ts';
import { recordingAt } from '../../scripts/stand-ins/sessions/recordings.ts';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import type { Person } from './person.ts';

export interface StravaAnswer {
  strava_activity_id: string;
  activity_name: string;
  activity_date: string;
  activity_type: string;
  start_date: string | null;
  time_hidden: boolean;
  has_track: boolean;
  is_analyzed: boolean;
  analyzed_activity_url_hash: string | null;
  known_session: { url_hash: string; source: string } | null;
}

/** Who calls the API. */
type Caller = Pick<Person, 'call' | 'json'>;

export interface Begun {
  readonly authorizationUrl: string;
  /** The cookie that the browser keeps. */
  readonly cookie: string;
}

/** An application that offers Strava, and the stand-in for it. */
export async function startWithStrava(
  environment: Readonly<Record<string, string>> = {},
  logTo?: { write(line: string): void },
): Promise<{ strava: StravaStandIn; app: AppUnderTest }> {
  const strava = await startStravaStandIn();
  const app = await startApp({ ...strava.settings, ...environment }, undefined, logTo);
  return { strava, app };
}

export const beginConnecting = async (person: Caller): Promise<Begun> =>
  begunOf(await person.call('GET', '/connect/strava/auth-url'));

async function begunOf(answer: Response): Promise<Begun> {
  const { authorization_url: authorizationUrl } = (await answer.json()) as { authorization_url: string };
  return { authorizationUrl, cookie: answer.headers.get('set-cookie')!.split(';', 1)[0]! };
}

/** Goes to Strava, unless the app refuses that, decides there, and comes back with what Strava put into the address. */
export async function connectStrava(
  person: Caller,
  strava: StravaStandIn,
  decision: Authorization = {},
): Promise<Response> {
  const begun = await person.call('GET', '/connect/strava/auth-url');
  if (!begun.ok) return begun;
  const { authorizationUrl, cookie } = await begunOf(begun);
  const callback = await strava.authorize(authorizationUrl, decision);
  return person.call('POST', '/connect/strava', Object.fromEntries(callback.searchParams), { cookie });
}

export const syncStrava = (person: Caller, body: object = { sync_type: 'recent-100' }) =>
  person.call('POST', '/connect/strava/sync', body);

export const listedAtStrava = async (person: Caller) =>
  (await person.json<{ activities: StravaAnswer[] }>('GET', '/connect/strava/activities')).activities;

/** A recording of 15 minutes. */
export const surf = (start = Date.UTC(2026, 6, 4, 15)) =>
  recordingAt({ surfType: 'traveling_waves', seed: 60, minutes: 15 }, start);
