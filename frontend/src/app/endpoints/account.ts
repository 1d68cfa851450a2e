/** Written by `npm run docs` from the OpenAPI document. */
import type {
  User,
  DistanceUnit,
  SpeedUnit,
  Clock,
  HourFormat,
  Preferences,
  UploadToken,
  UploadTokenMade,
  PasswordChanged,
  Message,
  DefaultSetting,
  ActivationKey,
} from '../api-types.ts';
import { api } from '../api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<GetMeAnswer, GetMeArg>({
      query: () => ({ url: `/users/me` }),
    }),
    getPreferences: build.query<GetPreferencesAnswer, GetPreferencesArg>({
      query: () => ({ url: `/users/me/preferences` }),
    }),
    getUploadTokens: build.query<GetUploadTokensAnswer, GetUploadTokensArg>({
      query: () => ({ url: `/upload-tokens` }),
    }),
    makeUploadToken: build.mutation<MakeUploadTokenAnswer, MakeUploadTokenArg>({
      query: (queryArg) => ({
        url: `/upload-tokens`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    changePassword: build.mutation<ChangePasswordAnswer, ChangePasswordArg>({
      query: (queryArg) => ({
        url: `/users/me/change-password`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    choosePreferences: build.mutation<ChoosePreferencesAnswer, ChoosePreferencesArg>({
      query: (queryArg) => ({
        url: `/users/me/update-preferences`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    chooseUsername: build.mutation<ChooseUsernameAnswer, ChooseUsernameArg>({
      query: (queryArg) => ({
        url: `/users/me/update-username`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    deleteUploadToken: build.mutation<DeleteUploadTokenAnswer, DeleteUploadTokenArg>({
      query: (queryArg) => ({
        url: `/upload-tokens/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    eraseAccount: build.mutation<EraseAccountAnswer, EraseAccountArg>({
      query: (queryArg) => ({
        url: `/users/me/delete-account`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    setUpPassword: build.mutation<SetUpPasswordAnswer, SetUpPasswordArg>({
      query: (queryArg) => ({
        url: `/users/me/setup-password`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    signOutEverywhere: build.mutation<SignOutEverywhereAnswer, SignOutEverywhereArg>({
      query: () => ({ url: `/logout-everywhere`, method: 'POST' }),
    }),
    getDefaultSetting: build.query<GetDefaultSettingAnswer, GetDefaultSettingArg>({
      query: () => ({ url: `/users/me/default-setting` }),
    }),
    clearDefaultSetting: build.mutation<ClearDefaultSettingAnswer, ClearDefaultSettingArg>({
      query: () => ({ url: `/users/me/default-setting`, method: 'DELETE' }),
    }),
    chooseDefaultSetting: build.mutation<ChooseDefaultSettingAnswer, ChooseDefaultSettingArg>({
      query: (queryArg) => ({
        url: `/users/me/default-setting/${encodeURIComponent(String(queryArg))}`,
        method: 'PUT',
      }),
    }),
    getActivationKey: build.query<GetActivationKeyAnswer, GetActivationKeyArg>({
      query: () => ({ url: `/users/me/activation-key` }),
    }),
    assignKey: build.mutation<AssignKeyAnswer, AssignKeyArg>({
      query: () => ({ url: `/users/me/get-activation-key`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as endpoints };
export type GetMeAnswer = /** status 200 Success */ User;
export type GetMeArg = void;
export type GetPreferencesAnswer = /** status 200 Success */ Preferences;
export type GetPreferencesArg = void;
export type GetUploadTokensAnswer = /** status 200 Success */ UploadToken[];
export type GetUploadTokensArg = void;
export type MakeUploadTokenAnswer = /** status 201 Success */ UploadTokenMade;
export type MakeUploadTokenArg = {
  name: string;
};
export type ChangePasswordAnswer = /** status 200 Success */ PasswordChanged;
export type ChangePasswordArg = {
  current_password: string;
  new_password: string;
};
export type ChoosePreferencesAnswer = /** status 200 Success */ Preferences;
export type ChoosePreferencesArg = {
  preferred_distance_unit?: DistanceUnit;
  preferred_speed_unit?: SpeedUnit;
  /** Distances from one kilometer or mile on are in that unit */
  long_distances_in_km_or_mi?: boolean;
  preferred_clock?: Clock;
  preferred_hour_format?: HourFormat;
  /** Highest heart rate in beats per minute, of which the zones are shares */
  max_heart_rate?: number | null;
};
export type ChooseUsernameAnswer = /** status 200 Success */ {
  username: string;
};
export type ChooseUsernameArg = {
  username: string;
};
export type DeleteUploadTokenAnswer = unknown;
export type DeleteUploadTokenArg = number;
export type EraseAccountAnswer = unknown;
export type EraseAccountArg = {
  password?: string;
};
export type SetUpPasswordAnswer = /** status 200 Success */ Message;
export type SetUpPasswordArg = {
  new_password: string;
};
export type SignOutEverywhereAnswer = unknown;
export type SignOutEverywhereArg = void;
export type GetDefaultSettingAnswer = /** status 200 Success */ DefaultSetting;
export type GetDefaultSettingArg = void;
export type ClearDefaultSettingAnswer = unknown;
export type ClearDefaultSettingArg = void;
export type ChooseDefaultSettingAnswer = /** status 200 Success */ DefaultSetting;
export type ChooseDefaultSettingArg = number;
export type GetActivationKeyAnswer = /** status 200 Success */ ActivationKey;
export type GetActivationKeyArg = void;
export type AssignKeyAnswer = /** status 200 Success */ ActivationKey;
export type AssignKeyArg = void;
