import { api } from './api.ts';
import type { LoadedDemoActivities } from './api-types.ts';

export const { useLoadDemoActivitiesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    loadDemoActivities: build.mutation<LoadedDemoActivities, void>({
      query: () => ({ url: '/demo-activities', method: 'POST' }),
      invalidatesTags: ['ActivityList'],
    }),
  }),
});
