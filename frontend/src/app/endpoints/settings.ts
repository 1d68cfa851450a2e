/** Written by `npm run docs` from the OpenAPI document. */
import type { SettingProfile, SettingFields, SettingSuggestion, Vessel, VesselFields } from '../api-types.ts';
import { api } from '../api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettingProfiles: build.query<GetSettingProfilesAnswer, GetSettingProfilesArg>({
      query: () => ({ url: `/surf-settings` }),
    }),
    createSetting: build.mutation<CreateSettingAnswer, CreateSettingArg>({
      query: (queryArg) => ({
        url: `/surf-settings`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getSystemSuggestions: build.query<GetSystemSuggestionsAnswer, GetSystemSuggestionsArg>({
      query: () => ({ url: `/system-suggested-surf-settings` }),
    }),
    deleteSetting: build.mutation<DeleteSettingAnswer, DeleteSettingArg>({
      query: (queryArg) => ({
        url: `/surf-settings/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    editSetting: build.mutation<EditSettingAnswer, EditSettingArg>({
      query: (queryArg) => ({
        url: `/surf-settings/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.settingFields,
      }),
    }),
    listVessels: build.query<ListVesselsAnswer, ListVesselsArg>({
      query: (queryArg) => ({
        url: `/surf-vessels`,
        params: {
          surf_type: queryArg,
        },
      }),
    }),
    addVessel: build.mutation<AddVesselAnswer, AddVesselArg>({
      query: (queryArg) => ({
        url: `/surf-vessels`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    deleteVessel: build.mutation<DeleteVesselAnswer, DeleteVesselArg>({
      query: (queryArg) => ({
        url: `/surf-vessels/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    editVessel: build.mutation<EditVesselAnswer, EditVesselArg>({
      query: (queryArg) => ({
        url: `/surf-vessels/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.vesselFields,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as endpoints };
export type GetSettingProfilesAnswer = /** status 200 Success */ SettingProfile[];
export type GetSettingProfilesArg = void;
export type CreateSettingAnswer = /** status 201 Success */ SettingProfile;
export type CreateSettingArg = SettingFields;
export type GetSystemSuggestionsAnswer = /** status 200 Success */ SettingSuggestion[];
export type GetSystemSuggestionsArg = void;
export type DeleteSettingAnswer = unknown;
export type DeleteSettingArg = number;
export type EditSettingAnswer = /** status 200 Success */ SettingProfile;
export type EditSettingArg = {
  id: number;
  settingFields: SettingFields;
};
export type ListVesselsAnswer = /** status 200 Success */ Vessel[];
export type ListVesselsArg = ('traveling_waves' | 'standing_waves') | undefined;
export type AddVesselAnswer = /** status 201 Success */ Vessel;
export type AddVesselArg = VesselFields;
export type DeleteVesselAnswer = unknown;
export type DeleteVesselArg = number;
export type EditVesselAnswer = /** status 200 Success */ Vessel;
export type EditVesselArg = {
  id: number;
  vesselFields: VesselFields;
};
