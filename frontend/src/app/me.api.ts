import type { TimeDisplay } from '@rideline/detection-engine';
import { useMemo } from 'react';
import type { Preferences, User } from './api-types.ts';
import { endpoints } from './endpoints/account.ts';
import { useIsSignedIn } from './hooks.ts';
import { DEFAULT_PREFERENCES, useVisitorPreferences } from './visitor-preferences.ts';

const meApi = endpoints.enhanceEndpoints({
  endpoints: {
    getMe: { providesTags: ['Me'] },
    getPreferences: { providesTags: ['Preferences'] },
    chooseUsername: { invalidatesTags: ['Me'] },
    choosePreferences: { invalidatesTags: ['Preferences'] },
    getDefaultSetting: { providesTags: ['DefaultSetting'] },
    chooseDefaultSetting: { invalidatesTags: ['DefaultSetting'] },
    clearDefaultSetting: { invalidatesTags: ['DefaultSetting'] },
  },
});

export const {
  useGetMeQuery,
  useGetPreferencesQuery,
  useChoosePreferencesMutation,
  useGetDefaultSettingQuery,
  useChooseDefaultSettingMutation,
  useClearDefaultSettingMutation,
  useChooseUsernameMutation,
} = meApi;

/** The logged-in user; undefined for visitors and while loading. */
export function useMe(): User | undefined {
  const signedIn = useIsSignedIn();
  return useGetMeQuery(undefined, { skip: !signedIn }).currentData;
}

/**
 * The user's preferences, for visitors those chosen on the device. The defaults while loading. Until something is chosen
 * the hours are those of the browser's language.
 */
export function usePreferences(): Preferences {
  const signedIn = useIsSignedIn();
  const own = useGetPreferencesQuery(undefined, { skip: !signedIn }).currentData;
  const { preferences: visitors } = useVisitorPreferences();
  return useMemo(() => {
    if (!signedIn) return visitors;
    if (own === undefined) return DEFAULT_PREFERENCES;
    const { preferred_hour_format } = DEFAULT_PREFERENCES;
    return own.has_chosen ? own : { ...own, preferred_hour_format };
  }, [signedIn, own, visitors]);
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
