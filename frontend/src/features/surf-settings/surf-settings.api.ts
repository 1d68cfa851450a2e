import { api } from '../../app/api.ts';
import type { SettingProfile, SettingSuggestion } from '../../app/api-types.ts';

export type ProfileFields = Omit<SettingProfile, 'id'>;

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
    getProfiles: build.query<SettingProfile[], void>({
      query: () => '/surf-settings',
      providesTags: ['Setting'],
    }),
    getSuggestions: build.query<SettingSuggestion[], void>({
      query: () => '/system-suggested-surf-settings',
    }),
    createProfile: build.mutation<unknown, ProfileFields>({
      query: (body) => ({ url: '/surf-settings', method: 'POST', body }),
      invalidatesTags: ['Setting'],
    }),
    changeProfile: build.mutation<unknown, SettingProfile>({
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
