/** Written by `npm run docs` from the OpenAPI document. */
import type { GarminConnected, StravaAuthorizationUrl } from '../api-types.ts';
import { api } from '../api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    connectGarmin: build.mutation<ConnectGarminAnswer, ConnectGarminArg>({
      query: (queryArg) => ({
        url: `/connect/garmin`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    connectStrava: build.mutation<ConnectStravaAnswer, ConnectStravaArg>({
      query: (queryArg) => ({
        url: `/connect/strava`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    startStravaConnection: build.query<StartStravaConnectionAnswer, StartStravaConnectionArg>({
      query: () => ({ url: `/connect/strava/auth-url` }),
    }),
    connectIntervals: build.mutation<ConnectIntervalsAnswer, ConnectIntervalsArg>({
      query: (queryArg) => ({
        url: `/connect/intervals`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as endpoints };
export type ConnectGarminAnswer = /** status 200 Success */ GarminConnected;
export type ConnectGarminArg = {
  garmin_username: string;
  garmin_password: string;
  mfa_state?: string | null;
  mfa_code?: string | null;
};
export type ConnectStravaAnswer = unknown;
export type ConnectStravaArg = {
  code: string;
  state?: string;
  scope?: string;
};
export type StartStravaConnectionAnswer = /** status 200 Success */ StravaAuthorizationUrl;
export type StartStravaConnectionArg = void;
export type ConnectIntervalsAnswer = unknown;
export type ConnectIntervalsArg = {
  api_key: string;
};
