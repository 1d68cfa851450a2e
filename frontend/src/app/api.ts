import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** The API of the app. Each feature injects its own endpoints. */
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
    'Connection',
    'SyncedActivity',
    'UploadToken',
    'Admin',
    'Spot',
    'Goals',
  ],
  endpoints: () => ({}),
});
