import { FaultSwitches } from '../http/faults.ts';
import { startOrigin } from '../http/origin.ts';
import { RequestCounts } from '../http/request-counts.ts';
import { type StravaAction } from './actions.ts';
import { apiRoutes } from './api.ts';
import { authorizeRoutes } from './authorize.ts';
import { Grants } from './grants.ts';
import { type StravaClient, type StravaState } from './state.ts';
import { tokenRoutes } from './token.ts';
import { type StravaAthlete, StravaWorld } from './world.ts';

export interface StravaOptions {
  /** 0 takes a free one. */
  readonly port?: number;
  readonly client?: Partial<StravaClient>;
}

/** How the athlete answers the authorization page. */
export interface Authorization {
  readonly athlete?: StravaAthlete;
  /** Default: all that are asked for. */
  readonly scopes?: readonly string[];
}

export type StravaStandIn = Awaited<ReturnType<typeof startStravaStandIn>>;

/** Starts a stand-in for Strava without athletes. */
export async function startStravaStandIn(options: StravaOptions = {}) {
  const faults = new FaultSwitches<StravaAction>();
  const counts = new RequestCounts<StravaAction>();
  const state: StravaState = {
    client: {
      id: '100200',
      secret: 'stand-in-secret-of-strava',
      redirectUris: ['http://127.0.0.1:3000/connect/strava/callback'],
      ...options.client,
    },
    world: new StravaWorld(),
    grants: new Grants(),
  };
  const www = await startOrigin({
    faults,
    counts,
    port: options.port ?? 0,
    routes: [...authorizeRoutes(state), ...tokenRoutes(state), ...apiRoutes(state)],
  });
  return {
    /** The app's settings for this stand-in. */
    settings: {
      STRAVA_CLIENT_ID: state.client.id,
      STRAVA_CLIENT_SECRET: state.client.secret,
      STRAVA_OAUTH_BASE: www.url,
      STRAVA_API_BASE: `${www.url}/api/v3`,
    },
    state,
    world: state.world,
    faults,
    counts,
    /** Answers the authorization page over HTTP, and returns where it leads. */
    authorize: (authorizationUrl: string, answer: Authorization = {}) =>
      answerPage(state, authorizationUrl, answer),
    stop: () => www.stop(),
  };
}

async function answerPage(
  { world }: StravaState,
  authorizationUrl: string,
  { athlete = world.athletes[0], scopes }: Authorization,
): Promise<URL> {
  const page = await fetch(authorizationUrl);
  if (!page.ok) throw new Error(`The authorization page answered ${page.status}: ${await page.text()}`);
  const asked = new URL(authorizationUrl).searchParams.get('scope')?.split(',') ?? [];
  const body = new URLSearchParams({ athlete: String(athlete?.id), decision: 'authorize' });
  for (const scope of scopes ?? asked) body.append('scope', scope);
  const answered = await fetch(authorizationUrl, { method: 'POST', body, redirect: 'manual' });
  const location = answered.headers.get('location');
  if (location === null) throw new Error(`Strava answered ${answered.status}: ${await answered.text()}`);
  return new URL(location);
}
