import { api } from '../../app/api.ts';
import { TRACK_COLUMNS } from '../../app/track-columns.ts';
import {
  entriesOf,
  type Activity,
  type ActivityMark,
  type ActivityRow,
  type Ride,
  type SurfType,
} from './activity.ts';
import { isAbout } from './detail/marks/marks.ts';
import { dropTrack, keepTrack } from './track-cache.ts';

export type ActivityAnswer = Activity & { readonly track: string };

/** Moves the track of an answer to the track cache and returns the rest for the store. */
export function cacheTrack({ track, ...activity }: ActivityAnswer, urlHash: string): Activity {
  keepTrack(urlHash, track);
  return activity;
}

/** The session after one of its rides was deleted; marks that one was missed there go too. */
function withoutRide(activity: Activity, rideId: number): Activity {
  const deleted = entriesOf(activity).find(({ id }) => id === rideId);
  if (deleted === undefined) return activity;
  const isOther = ({ id }: Ride) => id !== rideId;
  const marksDeleted = (mark: ActivityMark) => mark.kind === 'missed_ride' && isAbout(mark, deleted);
  const { id, start_time, end_time } = deleted;
  return {
    ...activity,
    deleted_rides: [...activity.deleted_rides.filter((ride) => ride.id !== id), { id, start_time, end_time }],
    marks: activity.marks.filter((mark) => !marksDeleted(mark)),
    surf_rides: activity.surf_rides.filter(isOther),
    surf_attempts: activity.surf_attempts.filter(isOther),
  };
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
      transformResponse: (answer: ActivityAnswer, _meta, urlHash) => cacheTrack(answer, urlHash),
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
