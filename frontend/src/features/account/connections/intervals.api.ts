import { api } from '../../../app/api.ts';
import type { BodyOf } from '../../../app/contract.ts';

export const { useConnectIntervalsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    connectIntervals: build.mutation<unknown, BodyOf<'/api/connect/intervals', 'post'>>({
      query: (body) => ({ url: '/connect/intervals', method: 'POST', body }),
      invalidatesTags: ['Connection', 'SyncedActivity'],
    }),
  }),
});
