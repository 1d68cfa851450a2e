import { endpoints } from './endpoints/settings.ts';

export const {
  useGetSettingProfilesQuery,
  useGetSystemSuggestionsQuery,
  useCreateSettingMutation,
  useEditSettingMutation,
  useDeleteSettingMutation,
} = endpoints.enhanceEndpoints({
  endpoints: {
    getSettingProfiles: { providesTags: ['Setting'] },
    createSetting: { invalidatesTags: ['Setting'] },
    editSetting: { invalidatesTags: ['Setting'] },
    deleteSetting: { invalidatesTags: ['Setting', 'DefaultSetting'] },
  },
});
