import { FaultSwitches } from '../http/faults.ts';
import { startOrigin } from '../http/origin.ts';
import { RequestCounts } from '../http/request-counts.ts';
import { type StravaAction } from './actions.ts';
import { apiRoutes } from './api.ts';
import { authorizeRoutes } from './authorize.ts';
import { Grants } from './grants.ts';
import { RateLimits } from './rate-limits.ts';
import { type StravaClient, type StravaState } from './state.ts';
import { tokenRoutes } from './token.ts';
import { type StravaAthlete, StravaWorld } from './world.ts';

export interface StravaOptions {
  /** Epoch milliseconds; default: the time of this machine. */
  readonly clock?: () => number;
  /** Ports of www.strava.com and of the API's own host; 0 takes a free one. */
  readonly port?: number;
  readonly apiPort?: number;
  readonly client?: Partial<StravaClient>;
}

/** How the athlete answers the authorization page. */
export interface Authorization {
  readonly athlete?: StravaAthlete;
  /** Default: all that are asked for. */
  readonly scopes?: readonly string[];
  readonly deny?: boolean;
}

export type StravaStandIn = Awaited<ReturnType<typeof startStravaStandIn>>;

/** Starts a stand-in for Strava without athletes. */
export async function startStravaStandIn(options: StravaOptions = {}) {
  const clock = options.clock ?? Date.now;
  const faults = new FaultSwitches<StravaAction>();
  const counts = new RequestCounts<StravaAction>();
  const limits = new RateLimits(clock, { limit: [200, 2000], readLimit: [100, 1000] });
  const state: StravaState = {
    client: {
      id: '100200',
      secret: 'stand-in-secret-of-strava',
      redirectUris: ['http://127.0.0.1:3000/connect/strava/callback'],
      ...options.client,
    },
    world: new StravaWorld(),
    grants: new Grants(clock),
    limits,
    inactive: false,
    athleteLimit: 10,
  };
  const isApi = (action: StravaAction) => action === 'list' || action === 'streams';
  const shared = {
    faults,
    counts,
    received: (action: StravaAction) => isApi(action) && limits.count(),
    completed: (action: StravaAction, reply: Parameters<RateLimits['onto']>[0]) =>
      isApi(action) ? limits.onto(reply) : reply,
  };
  const www = await startOrigin({
    ...shared,
    port: options.port ?? 0,
    routes: [...authorizeRoutes(state), ...tokenRoutes(state), ...apiRoutes(state, '/api/v3')],
  });
  const api = await startOrigin({ ...shared, port: options.apiPort ?? 0, routes: apiRoutes(state, '') });
  return {
    oauthBase: www.url,
    apiBase: `${www.url}/api/v3`,
    /** The API on a host of its own, without a prefix and without OAuth. */
    ownHostApiBase: api.url,
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
    origins: { www, api },
    /** Answers the authorization page over HTTP, and returns where it leads. */
    authorize: (authorizationUrl: string, answer: Authorization = {}) =>
      answerPage(state, authorizationUrl, answer),
    stop: async () => {
      await Promise.all([www.stop(), api.stop()]);
    },
  };
}

async function answerPage(
  { world }: StravaState,
  authorizationUrl: string,
  { athlete = world.athletes[0], scopes, deny = false }: Authorization,
): Promise<URL> {
  const page = await fetch(authorizationUrl);
  if (!page.ok) throw new Error(`The authorization page answered ${page.status}: ${await page.text()}`);
  const asked = new URL(authorizationUrl).searchParams.get('scope')?.split(',') ?? [];
  const body = new URLSearchParams({ athlete: String(athlete?.id), decision: deny ? 'cancel' : 'authorize' });
  for (const scope of scopes ?? asked) body.append('scope', scope);
  const answered = await fetch(authorizationUrl, { method: 'POST', body, redirect: 'manual' });
  const location = answered.headers.get('location');
  if (location === null) throw new Error(`Strava answered ${answered.status}: ${await answered.text()}`);
  return new URL(location);
}
