import { api } from '../../../app/api.ts';
import type { RecordOfSession } from '../../../app/api-types.ts';
import { activityPath } from '../../../activity/activities.api.ts';

export const { useGetSessionRecordsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getSessionRecords: build.query<RecordOfSession[], string>({
      query: (urlHash) => `${activityPath(urlHash)}/records`,
      // Sessions, boards and spots decide on them, as on a season.
      providesTags: ['ActivityList', 'Vessel', 'Spot'],
    }),
  }),
});
