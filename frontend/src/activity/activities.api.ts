import type { ActivityColumns } from '../app/api-types.ts';
import { endpoints } from '../app/endpoints/sessions.ts';
import { TRACK_COLUMNS } from '../lib/track-columns.ts';
import type { Activity } from './activity.ts';
import { dropTrack, keepTrack } from './track-cache.ts';

/** Moves the track of an answer to the track cache and returns the rest for the store. */
export function cacheTrack({ track, ...activity }: ActivityColumns, urlHash: string): Activity {
  keepTrack(urlHash, track);
  return activity;
}

export const activityPath = (urlHash: string) => `/activities/${encodeURIComponent(urlHash)}`;

export const activitiesApi = endpoints
  .enhanceEndpoints({ endpoints: { getActivityList: { providesTags: ['ActivityList'] } } })
  .injectEndpoints({
    endpoints: (build) => ({
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
      deleteRide: build.mutation<unknown, { urlHash: string; rideId: number; kind: 'rides' | 'attempts' }>({
        query: ({ kind, rideId }) => ({ url: `/${kind}/${rideId}`, method: 'DELETE' }),
        invalidatesTags: (_answer, _error, { urlHash }) => [
          'ActivityList',
          { type: 'Activity', id: urlHash },
        ],
      }),
    }),
  });

export const {
  useGetActivityListQuery,
  useGetActivityQuery,
  useDeleteActivitiesMutation,
  useDeleteRideMutation,
} = activitiesApi;

interface Change<Answer> {
  readonly dispatch: (change: ReturnType<typeof activitiesApi.util.updateQueryData>) => unknown;
  readonly queryFulfilled: PromiseLike<{ data: Answer }>;
}

/** Puts what a successful change answered into the session that is in the store. */
export const changesSession =
  <Answer, Arg extends { urlHash: string }>(
    fieldsOf: (answer: Answer, arg: Arg, session: Activity) => Partial<Activity>,
  ) =>
  async (arg: Arg, { dispatch, queryFulfilled }: Change<Answer>) => {
    const answer = await Promise.resolve(queryFulfilled).catch(() => null);
    if (answer === null) return;
    dispatch(
      activitiesApi.util.updateQueryData('getActivity', arg.urlHash, (session) => ({
        ...session,
        ...fieldsOf(answer.data, arg, session),
      })),
    );
  };
