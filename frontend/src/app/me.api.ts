import type { TimeDisplay } from '@rideline/detection-engine';
import { useMemo } from 'react';
import { api } from './api.ts';
import type { DefaultSetting, Preferences, User } from './api-types.ts';
import type { BodyOf } from './contract.ts';
import { useIsSignedIn } from './hooks.ts';
import { DEFAULT_PREFERENCES, useVisitorPreferences } from './visitor-preferences.ts';

const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<User, void>({ query: () => '/users/me', providesTags: ['Me'] }),
    getPreferences: build.query<Preferences, void>({
      query: () => '/users/me/preferences',
      providesTags: ['Preferences'],
    }),
    updateUsername: build.mutation<unknown, string>({
      query: (username) => ({ url: '/users/me/update-username', method: 'POST', body: { username } }),
      invalidatesTags: ['Me'],
    }),
    updatePreferences: build.mutation<unknown, BodyOf<'/api/users/me/update-preferences', 'post'>>({
      query: (body) => ({ url: '/users/me/update-preferences', method: 'POST', body }),
      invalidatesTags: ['Preferences'],
    }),
    getDefaultSetting: build.query<DefaultSetting, void>({
      query: () => '/users/me/default-setting',
      providesTags: ['DefaultSetting'],
    }),
  }),
});

export const {
  useGetMeQuery,
  useGetPreferencesQuery,
  useUpdatePreferencesMutation,
  useGetDefaultSettingQuery,
  useUpdateUsernameMutation,
} = meApi;

/** The logged-in user; undefined for visitors and while loading. */
export function useMe(): User | undefined {
  const signedIn = useIsSignedIn();
  return useGetMeQuery(undefined, { skip: !signedIn }).currentData;
}

/** The user's preferences, for visitors those chosen on the device. The defaults while loading. */
export function usePreferences(): Preferences {
  const signedIn = useIsSignedIn();
  const own = useGetPreferencesQuery(undefined, { skip: !signedIn }).currentData;
  const { preferences: visitors } = useVisitorPreferences();
  return signedIn ? (own ?? DEFAULT_PREFERENCES) : visitors;
}

export const timeDisplayOf = ({ preferred_clock, preferred_hour_format }: Preferences): TimeDisplay => ({
  clock: preferred_clock,
  hourFormat: preferred_hour_format,
});

/** How the user reads times; visitors read both clocks. */
export function useTimeDisplay(): TimeDisplay {
  const preferences = usePreferences();
  const withPacific = !useIsSignedIn();
  return useMemo(() => ({ ...timeDisplayOf(preferences), withPacific }), [preferences, withPacific]);
}
