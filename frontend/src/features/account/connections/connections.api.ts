import { api } from '../../../app/api.ts';
import type { AnswerOf, BodyOf } from '../../../app/contract.ts';
import type { Service } from '../../../app/site.api.ts';

const CONNECT_GARMIN = '/api/connect/garmin';
const CONNECT_STRAVA = '/api/connect/strava';

export const {
  useConnectGarminMutation,
  useLazyGetStravaAuthUrlQuery,
  useConnectStravaMutation,
  useDisconnectMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers with `mfa_state` when Garmin sent a code, which the next call brings with that state. */
    connectGarmin: build.mutation<
      AnswerOf<typeof CONNECT_GARMIN, 'post'>,
      BodyOf<typeof CONNECT_GARMIN, 'post'>
    >({
      query: (body) => ({ url: '/connect/garmin', method: 'POST', body }),
      invalidatesTags: ['Connection', 'SyncedActivity'],
    }),
    getStravaAuthUrl: build.query<AnswerOf<'/api/connect/strava/auth-url', 'get'>, void>({
      query: () => '/connect/strava/auth-url',
      keepUnusedDataFor: 0,
    }),
    connectStrava: build.mutation<unknown, BodyOf<typeof CONNECT_STRAVA, 'post'>>({
      query: (body) => ({ url: '/connect/strava', method: 'POST', body }),
      invalidatesTags: ['Connection', 'SyncedActivity'],
    }),
    disconnect: build.mutation<unknown, Service>({
      query: (service) => ({ url: `/connect/${service}`, method: 'DELETE' }),
      invalidatesTags: ['Connection', 'SyncedActivity'],
    }),
  }),
});
