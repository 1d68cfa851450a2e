import { api } from '../../app/api.ts';
import type { RunningRecord, StandingRecord } from '../../app/api-types.ts';

export const { useCompareOceanQuery, useCompareStandingQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    compareOcean: build.query<RunningRecord[], string>({
      query: (hashes) => ({ url: '/activities/compare', params: { activity_hashes: hashes } }),
      providesTags: ['ActivityList'],
    }),
    compareStanding: build.query<StandingRecord[], string>({
      query: (hashes) => ({ url: '/activities/compare/skook', params: { activity_hashes: hashes } }),
      providesTags: ['ActivityList'],
    }),
  }),
});
