import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query/react';
import { api } from '../app/api.ts';
import { TRACK_COLUMNS } from '../lib/track-columns.ts';
import type { ApiProblem } from '../app/problem.ts';
import type {
  ActivityColumns,
  Mark,
  SurfTypeChoice,
  Trim,
  UsualHeadingChoice,
  WholeTrack,
} from '../app/api-types.ts';
import type { Activity } from './activity.ts';
import { activitiesApi, activityPath, cacheTrack } from './activities.api.ts';
import { dropTrack, keepTrack } from './track-cache.ts';

const wholeTrackOf = (urlHash: string) => `${urlHash} untrimmed`;

const NO_DATA = { status: 0, detail: 'No data received from server' };

interface Answer {
  readonly data?: unknown;
  readonly error?: ApiProblem;
}
type Call = (request: FetchArgs) => Answer | PromiseLike<Answer>;

/** Sends a request that re-detects the session and stores the answer in place of the cached session. */
async function reanalyze(urlHash: string, request: FetchArgs, { dispatch }: BaseQueryApi, call: Call) {
  const { data, error } = await call({ ...request, headers: { accept: TRACK_COLUMNS } });
  if (error !== undefined) return { error };
  if (data === null || data === undefined) return { error: NO_DATA };
  const session = cacheTrack(data as ActivityColumns, urlHash);
  dispatch(activitiesApi.util.updateQueryData('getActivity', urlHash, () => session));
  return { data: session };
}

const detectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    applyProfile: build.mutation<Activity, { urlHash: string; settingId: number }>({
      queryFn: ({ urlHash, settingId }, queryApi, _extra, call) => {
        const url = `${activityPath(urlHash)}/surf-setting`;
        const request = { url, method: 'PUT', params: { setting_id: settingId } };
        return reanalyze(urlHash, request, queryApi, call);
      },
      invalidatesTags: ['ActivityList'],
    }),
    /** Replaces all marks of the session. */
    markSession: build.mutation<Activity, { urlHash: string; marks: readonly Mark[] }>({
      queryFn: ({ urlHash, marks }, queryApi, _extra, call) => {
        const request = { url: `${activityPath(urlHash)}/marks`, method: 'PUT', body: { marks } };
        return reanalyze(urlHash, request, queryApi, call);
      },
      invalidatesTags: ['ActivityList'],
    }),
    restoreRide: build.mutation<Activity, { urlHash: string; rideId: number; kind: 'rides' | 'attempts' }>({
      queryFn: ({ urlHash, rideId, kind }, queryApi, _extra, call) =>
        reanalyze(urlHash, { url: `/${kind}/${rideId}/restore`, method: 'POST' }, queryApi, call),
      invalidatesTags: ['ActivityList'],
    }),
    changeSurfType: build.mutation<Activity, { urlHash: string } & SurfTypeChoice>({
      queryFn: ({ urlHash, ...body }, queryApi, _extra, call) =>
        reanalyze(
          urlHash,
          { url: `${activityPath(urlHash)}/surf-type`, method: 'PUT', body },
          queryApi,
          call,
        ),
      invalidatesTags: ['ActivityList'],
    }),
    chooseUsualHeading: build.mutation<Activity, { urlHash: string } & UsualHeadingChoice>({
      queryFn: ({ urlHash, ...body }, queryApi, _extra, call) => {
        const request = { url: `${activityPath(urlHash)}/usual-heading`, method: 'PUT', body };
        return reanalyze(urlHash, request, queryApi, call);
      },
      invalidatesTags: ['ActivityList'],
    }),
    trimTrack: build.mutation<Activity, { urlHash: string } & Trim>({
      queryFn: ({ urlHash, ...body }, queryApi, _extra, call) =>
        reanalyze(urlHash, { url: `${activityPath(urlHash)}/trim`, method: 'PUT', body }, queryApi, call),
      invalidatesTags: ['ActivityList'],
    }),
    correctStart: build.mutation<Activity, { urlHash: string; start_time: string }>({
      queryFn: ({ urlHash, ...body }, queryApi, _extra, call) =>
        reanalyze(urlHash, { url: `${activityPath(urlHash)}/start`, method: 'PUT', body }, queryApi, call),
      invalidatesTags: ['ActivityList'],
    }),
    /** Keeps the untrimmed track in the track cache and returns its key there. */
    getWholeTrack: build.query<string, string>({
      query: (urlHash) => `${activityPath(urlHash)}/whole-track`,
      transformResponse: ({ track }: WholeTrack, _meta, urlHash) => {
        keepTrack(wholeTrackOf(urlHash), track);
        return wholeTrackOf(urlHash);
      },
      onCacheEntryAdded: async (urlHash, { cacheEntryRemoved }) => {
        await cacheEntryRemoved;
        dropTrack(wholeTrackOf(urlHash));
      },
    }),
  }),
});

export const {
  useApplyProfileMutation,
  useMarkSessionMutation,
  useRestoreRideMutation,
  useChangeSurfTypeMutation,
  useChooseUsualHeadingMutation,
  useCorrectStartMutation,
  useTrimTrackMutation,
  useGetWholeTrackQuery,
} = detectionApi;
