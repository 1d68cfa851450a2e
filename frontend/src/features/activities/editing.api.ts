import { api } from '../../app/api.ts';
import { TRACK_COLUMNS } from '../../app/track-columns.ts';
import type { Activity, TrackPrivacy } from './activity.ts';
import { activitiesApi, activityPath, cacheTrack, type ActivityAnswer } from './activities.api.ts';

/** One edit per call, named by its field. */
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
      transformResponse: (answer: Partial<Activity> | ActivityAnswer, _meta, { urlHash }) =>
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
      invalidatesTags: ['ActivityList'],
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
    getOwnVessels: build.query<OwnVessel[], void>({ query: () => '/surf-vessels', providesTags: ['Vessel'] }),
  }),
});

export const {
  useEditActivityMutation,
  useWriteNoteMutation,
  useChoosePrivacyMutation,
  useGetOwnVesselsQuery,
} = editingApi;
