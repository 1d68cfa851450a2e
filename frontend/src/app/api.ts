import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** The one API of the app, empty here: each feature injects its own calls. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Me',
    'Preferences',
    'DefaultSetting',
    'Activity',
    'ActivityList',
    'Setting',
    'Vessel',
    'ActivationKey',
    'Garmin',
    'Strava',
    'Admin',
  ],
  endpoints: () => ({}),
});
