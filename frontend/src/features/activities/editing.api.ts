import type { DetectionParameters } from '@rideline/detection-engine';
import { api } from '../../app/api.ts';
import type { Activity } from './activity.ts';
import { activitiesApi, activityPath, COLUMNS, type ActivityAnswer } from './activities.api.ts';
import { keepTrack } from './track-cache.ts';

/** One edit a call: the field that is sent says which. */
export type ActivityEdit =
  | { readonly activity_name: string }
  | { readonly surf_vessel_id: number | null }
  | { readonly video_link: string | null }
  | { readonly is_public: boolean; readonly strava_sharing_confirmed?: boolean };

export interface OwnVessel {
  readonly id: number;
  readonly brand: string;
  readonly model: string;
  readonly nickname: string | null;
}

export interface OwnProfile extends DetectionParameters {
  readonly id: number;
  readonly setting_name: string;
}

const editingApi = api.injectEndpoints({
  endpoints: (build) => ({
    editActivity: build.mutation<Partial<Activity>, { urlHash: string; edit: ActivityEdit }>({
      query: ({ urlHash, edit }) => ({ url: activityPath(urlHash), method: 'PUT', body: edit }),
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
        'surf_vessel_id' in edit ? ['ActivityList', { type: 'Activity', id: urlHash }] : ['ActivityList'],
    }),
    writeNote: build.mutation<{ note: string }, { urlHash: string; note: string }>({
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
    /** Analyses the session again with a profile; the answer replaces the session. */
    applyProfile: build.mutation<Activity, { urlHash: string; settingId: number }>({
      query: ({ urlHash, settingId }) => ({
        url: `${activityPath(urlHash)}/surf-setting`,
        method: 'PUT',
        params: { setting_id: settingId },
        headers: { accept: COLUMNS },
      }),
      transformResponse: ({ track, ...activity }: ActivityAnswer, _meta, { urlHash }) => {
        keepTrack(urlHash, track);
        return activity;
      },
      onQueryStarted: async ({ urlHash }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        void dispatch(activitiesApi.util.upsertQueryData('getActivity', urlHash, answer.data));
      },
      invalidatesTags: ['ActivityList'],
    }),
    saveProfile: build.mutation<OwnProfile, Omit<OwnProfile, 'id'>>({
      query: (body) => ({ url: '/surf-settings', method: 'POST', body }),
      invalidatesTags: ['Setting'],
    }),
    getOwnVessels: build.query<OwnVessel[], void>({ query: () => '/surf-vessels', providesTags: ['Vessel'] }),
    getOwnProfiles: build.query<OwnProfile[], void>({
      query: () => '/surf-settings',
      providesTags: ['Setting'],
    }),
  }),
});

export const {
  useEditActivityMutation,
  useWriteNoteMutation,
  useApplyProfileMutation,
  useGetOwnVesselsQuery,
  useGetOwnProfilesQuery,
  useSaveProfileMutation,
} = editingApi;
