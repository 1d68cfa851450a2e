import { endpoints } from '../../../app/endpoints/sessions.ts';

export const { useGetSessionRecordsQuery } = endpoints.enhanceEndpoints({
  // Sessions, boards and spots decide on them, as on a season.
  endpoints: { getSessionRecords: { providesTags: ['ActivityList', 'Vessel', 'Spot'] } },
});
