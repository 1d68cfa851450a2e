import { api } from '../../app/api.ts';
import { TRACK_COLUMNS } from '../../app/track-columns.ts';
import type { Activity, ActivityRow, SurfType } from './activity.ts';
import { withoutRide } from './without-ride.ts';
import { dropTrack, keepTrack } from './track-cache.ts';

export type ActivityAnswer = Activity & { readonly track: string };

/** The session of an answer; its points are kept outside the store, where `trackOf` finds them. */
export function keepPoints({ track, ...activity }: ActivityAnswer, urlHash: string): Activity {
  keepTrack(urlHash, track);
  return activity;
}

export const activityPath = (urlHash: string) => `/activities/${encodeURIComponent(urlHash)}`;

export const activitiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActivities: build.query<ActivityRow[], SurfType>({
      query: (surfType) => ({ url: '/activities', params: { surf_type: surfType } }),
      providesTags: ['ActivityList'],
    }),
    getActivity: build.query<Activity, string>({
      query: (urlHash) => ({ url: activityPath(urlHash), headers: { accept: TRACK_COLUMNS } }),
      transformResponse: (answer: ActivityAnswer, _meta, urlHash) => keepPoints(answer, urlHash),
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
    removeDemoActivities: build.mutation<{ removed: number }, void>({
      query: () => ({ url: '/demo-activities', method: 'DELETE' }),
      invalidatesTags: ['ActivityList'],
    }),
    deleteRide: build.mutation<unknown, { urlHash: string; rideId: number; kind: 'rides' | 'attempts' }>({
      query: ({ kind, rideId }) => ({ url: `/${kind}/${rideId}`, method: 'DELETE' }),
      onQueryStarted: async ({ urlHash, rideId }, { dispatch, queryFulfilled }) => {
        try {
          await queryFulfilled;
        } catch {
          return;
        }
        dispatch(
          activitiesApi.util.updateQueryData('getActivity', urlHash, (activity) =>
            withoutRide(activity, rideId),
          ),
        );
      },
      invalidatesTags: ['ActivityList'],
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
