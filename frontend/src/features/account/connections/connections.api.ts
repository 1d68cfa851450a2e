import { endpoints } from '../../../app/endpoints/connect.ts';
import type { Service } from '../../../app/site.api.ts';

const CHANGED = ['Connection', 'SyncedActivity'] as const;

export const {
  useConnectGarminMutation,
  useLazyStartStravaConnectionQuery,
  useConnectStravaMutation,
  useConnectIntervalsMutation,
  useDisconnectMutation,
} = endpoints
  .enhanceEndpoints({
    endpoints: {
      /** Answers with `mfa_state` when Garmin sent a code, which the next call brings with that state. */
      connectGarmin: { invalidatesTags: CHANGED },
      startStravaConnection: { keepUnusedDataFor: 0 },
      connectStrava: { invalidatesTags: CHANGED },
      connectIntervals: { invalidatesTags: CHANGED },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      disconnect: build.mutation<unknown, Service>({
        query: (service) => ({ url: `/connect/${service}`, method: 'DELETE' }),
        invalidatesTags: CHANGED,
      }),
    }),
  });
