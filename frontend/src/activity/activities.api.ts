import { api } from '../app/api.ts';
import { TRACK_COLUMNS } from '../lib/track-columns.ts';
import type { ActivityColumns, ActivityListItem, RemovedDemoActivities, SurfType } from '../app/api-types.ts';
import type { Activity } from './activity.ts';
import { dropTrack, keepTrack } from './track-cache.ts';

/** Moves the track of an answer to the track cache and returns the rest for the store. */
export function cacheTrack({ track, ...activity }: ActivityColumns, urlHash: string): Activity {
  keepTrack(urlHash, track);
  return activity;
}

export const activityPath = (urlHash: string) => `/activities/${encodeURIComponent(urlHash)}`;

export const activitiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActivities: build.query<ActivityListItem[], SurfType>({
      query: (surfType) => ({ url: '/activities', params: { surf_type: surfType } }),
      providesTags: ['ActivityList'],
    }),
    getActivity: build.query<Activity, string>({
      query: (urlHash) => ({ url: activityPath(urlHash), headers: { accept: TRACK_COLUMNS } }),
      transformResponse: (answer: ActivityColumns, _meta, urlHash) => cacheTrack(answer, urlHash),
      onCacheEntryAdded: async (urlHash, { cacheEntryRemoved }) => {
        await cacheEntryRemoved;
        dropTrack(urlHash);
      },
      providesTags: (_answer, _error, urlHash) => [{ type: 'Activity', id: urlHash }],
    }),
    deleteActivities: build.mutation<null, readonly string[]>({
      queryFn: async (urlHashes, _api, _extra, call) => {
        const answers = await Promise.all(
          urlHashes.map(async (urlHash) => call({ url: activityPath(urlHash), method: 'DELETE' })),
        );
        const error = answers.find((answer) => answer.error !== undefined)?.error;
        return error === undefined ? { data: null } : { error };
      },
      invalidatesTags: ['ActivityList'],
    }),
    removeDemoActivities: build.mutation<RemovedDemoActivities, void>({
      query: () => ({ url: '/demo-activities', method: 'DELETE' }),
      invalidatesTags: ['ActivityList'],
    }),
    deleteRide: build.mutation<unknown, { urlHash: string; rideId: number; kind: 'rides' | 'attempts' }>({
      query: ({ kind, rideId }) => ({ url: `/${kind}/${rideId}`, method: 'DELETE' }),
      invalidatesTags: (_answer, _error, { urlHash }) => ['ActivityList', { type: 'Activity', id: urlHash }],
    }),
  }),
});

export const {
  useListActivitiesQuery,
  useGetActivityQuery,
  useDeleteActivitiesMutation,
  useRemoveDemoActivitiesMutation,
  useDeleteRideMutation,
} = activitiesApi;
