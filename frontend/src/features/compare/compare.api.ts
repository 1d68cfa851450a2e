import { endpoints } from '../../app/endpoints/sessions.ts';

export const { useGetRunningRecordsQuery, useGetStandingRecordsQuery } = endpoints.enhanceEndpoints({
  endpoints: {
    getRunningRecords: { providesTags: ['ActivityList'] },
    getStandingRecords: { providesTags: ['ActivityList'] },
  },
});
