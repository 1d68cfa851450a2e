import { FaultSwitches } from '../http/faults.ts';
import { startOrigin } from '../http/origin.ts';
import { RequestCounts } from '../http/request-counts.ts';
import { type GarminAction } from './actions.ts';
import { connectApiRoutes } from './connect-api.ts';
import { diAuthRoutes } from './di-auth.ts';
import { DiTokens } from './di-tokens.ts';
import { ssoRoutes } from './sso.ts';
import { type GarminState } from './state.ts';
import { SignIns } from './tickets.ts';
import { GarminWorld } from './world.ts';

export interface GarminOptions {
  /** Ports of sso, diauth and connectapi; 0 takes a free one. */
  readonly ports?: readonly [sso: number, diAuth: number, api: number];
}

export type GarminStandIn = Awaited<ReturnType<typeof startGarminStandIn>>;

/** Starts a stand-in for Garmin without accounts. */
export async function startGarminStandIn({ ports = [0, 0, 0] }: GarminOptions = {}) {
  const faults = new FaultSwitches<GarminAction>();
  const counts = new RequestCounts<GarminAction>();
  const state: GarminState = {
    world: new GarminWorld(),
    signIns: new SignIns(),
    tokens: new DiTokens(),
    services: new Map([
      ['GCM_ANDROID_DARK', 'https://mobile.integration.garmin.com/gcm/android'],
      ['GCM_IOS_DARK', 'https://mobile.integration.garmin.com/gcm/ios'],
    ]),
    diClients: new Set([
      'GARMIN_CONNECT_MOBILE_ANDROID_DI_2025Q2',
      'GARMIN_CONNECT_MOBILE_ANDROID_DI_2024Q4',
      'GARMIN_CONNECT_MOBILE_ANDROID_DI',
      'GARMIN_CONNECT_MOBILE_IOS_DI',
    ]),
  };
  const shared = { faults, counts };
  const sso = await startOrigin({ ...shared, port: ports[0], routes: ssoRoutes(state) });
  const diAuth = await startOrigin({ ...shared, port: ports[1], routes: diAuthRoutes(state) });
  const api = await startOrigin({ ...shared, port: ports[2], routes: connectApiRoutes(state) });
  return {
    /** The app's settings for this stand-in. */
    settings: { GARMIN_SSO_BASE: sso.url, GARMIN_AUTH_BASE: diAuth.url, GARMIN_API_BASE: api.url },
    state,
    world: state.world,
    signIns: state.signIns,
    faults,
    counts,
    stop: async () => {
      await Promise.all([sso.stop(), diAuth.stop(), api.stop()]);
    },
  };
}
