import type { DetectionParameters } from '@rideline/detection-engine';
import { api } from '../../app/api.ts';

export interface ProfileFields extends DetectionParameters {
  setting_name: string;
}
export interface Profile extends ProfileFields {
  id: number;
}
export interface Suggestion extends DetectionParameters {
  name: string;
}

export const {
  useGetProfilesQuery,
  useGetSuggestionsQuery,
  useCreateProfileMutation,
  useChangeProfileMutation,
  useDeleteProfileMutation,
  useChooseDefaultMutation,
  useClearDefaultMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getProfiles: build.query<Profile[], void>({ query: () => '/surf-settings', providesTags: ['Setting'] }),
    getSuggestions: build.query<Suggestion[], void>({ query: () => '/system-suggested-surf-settings' }),
    createProfile: build.mutation<unknown, ProfileFields>({
      query: (body) => ({ url: '/surf-settings', method: 'POST', body }),
      invalidatesTags: ['Setting'],
    }),
    changeProfile: build.mutation<unknown, Profile>({
      query: ({ id, ...body }) => ({ url: `/surf-settings/${id}`, method: 'PUT', body }),
      invalidatesTags: ['Setting'],
    }),
    deleteProfile: build.mutation<unknown, number>({
      query: (id) => ({ url: `/surf-settings/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Setting', 'DefaultSetting'],
    }),
    chooseDefault: build.mutation<unknown, number>({
      query: (id) => ({ url: `/users/me/default-setting/${id}`, method: 'PUT' }),
      invalidatesTags: ['DefaultSetting'],
    }),
    clearDefault: build.mutation<unknown, void>({
      query: () => ({ url: '/users/me/default-setting', method: 'DELETE' }),
      invalidatesTags: ['DefaultSetting'],
    }),
  }),
});
