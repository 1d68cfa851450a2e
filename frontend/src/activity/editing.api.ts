import { api } from '../app/api.ts';
import { TRACK_COLUMNS } from '../lib/track-columns.ts';
import type {
  ActivityColumns,
  ActivityEdit,
  Note,
  RecordingChoice,
  TrackPrivacy,
  Vessel,
} from '../app/api-types.ts';
import type { Activity } from './activity.ts';
import { activitiesApi, activityPath, cacheTrack } from './activities.api.ts';

const editingApi = api.injectEndpoints({
  endpoints: (build) => ({
    editActivity: build.mutation<Partial<Activity>, { urlHash: string; edit: ActivityEdit }>({
      query: ({ urlHash, edit }) => ({
        url: activityPath(urlHash),
        method: 'PUT',
        body: edit,
        headers: { accept: TRACK_COLUMNS },
      }),
      // The answer to a vessel is the whole session; to other edits, the edited field.
      transformResponse: (answer: ActivityEdit | ActivityColumns, _meta, { urlHash }) =>
        'track' in answer ? cacheTrack(answer, urlHash) : answer,
      onQueryStarted: async ({ urlHash, edit }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        const { strava_sharing_confirmed: _, ...fields } = { ...edit, ...answer.data } as Record<
          string,
          unknown
        >;
        dispatch(
          activitiesApi.util.updateQueryData('getActivity', urlHash, (activity) => ({
            ...activity,
            ...fields,
          })),
        );
      },
      invalidatesTags: (_answer, _error, { urlHash, edit }) =>
        edit.is_surfing === true ? ['ActivityList', { type: 'Activity', id: urlHash }] : ['ActivityList'],
    }),
    writeNote: build.mutation<Note, { urlHash: string; note: string }>({
      query: ({ urlHash, note }) => ({ url: `${activityPath(urlHash)}/note`, method: 'PUT', body: { note } }),
      onQueryStarted: async ({ urlHash }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        const { note } = answer.data;
        dispatch(
          activitiesApi.util.updateQueryData('getActivity', urlHash, (activity) => ({ ...activity, note })),
        );
      },
    }),
    choosePrivacy: build.mutation<TrackPrivacy, { urlHash: string; privacy: TrackPrivacy }>({
      query: ({ urlHash, privacy }) => ({
        url: `${activityPath(urlHash)}/privacy`,
        method: 'PUT',
        body: privacy,
      }),
      onQueryStarted: async ({ urlHash }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        const privacy = answer.data;
        dispatch(
          activitiesApi.util.updateQueryData('getActivity', urlHash, (activity) => ({
            ...activity,
            privacy,
          })),
        );
      },
    }),
    chooseRecording: build.mutation<unknown, { urlHash: string } & RecordingChoice>({
      query: ({ urlHash, ...choice }) => ({
        url: `${activityPath(urlHash)}/same-session`,
        method: 'PUT',
        body: choice,
      }),
      invalidatesTags: (_answer, _error, { urlHash, other }) => [
        'ActivityList',
        { type: 'Activity', id: urlHash },
        { type: 'Activity', id: other },
      ],
    }),
    getOwnVessels: build.query<Vessel[], void>({ query: () => '/surf-vessels', providesTags: ['Vessel'] }),
  }),
});

export const {
  useEditActivityMutation,
  useWriteNoteMutation,
  useChoosePrivacyMutation,
  useChooseRecordingMutation,
  useGetOwnVesselsQuery,
} = editingApi;
