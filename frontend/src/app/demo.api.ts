import { endpoints } from './endpoints/sessions.ts';

export const { useLoadDemoActivitiesMutation, useRemoveDemoActivitiesMutation } = endpoints.enhanceEndpoints({
  endpoints: {
    loadDemoActivities: { invalidatesTags: ['ActivityList'] },
    removeDemoActivities: { invalidatesTags: ['ActivityList'] },
  },
});
