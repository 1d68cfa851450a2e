import { api } from './api.ts';
import type {
  GarminActivities,
  GarminActivity,
  GarminStatus,
  StravaActivities,
  StravaActivity,
  StravaStatus,
} from './api-types.ts';
import type { Service } from './site.api.ts';

/** State of the user's connection to a service, without the differences between the services. */
export interface Connection extends Omit<GarminStatus, 'garmin_username'> {
  /** Name of the account at the service. */
  readonly account: string | null;
}

/** An activity that a service listed. */
export type SyncedActivity = GarminActivity | StravaActivity;

export interface SyncedList {
  readonly activities: SyncedActivity[];
  /** Most activities that the list keeps, once it has that many. */
  readonly full_at: number | null;
}

export const connectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConnection: build.query<Connection, Service>({
      query: (service) => `/connect/${service}/status`,
      transformResponse: (status: GarminStatus | StravaStatus) => ({
        ...status,
        account: 'athlete_name' in status ? status.athlete_name : status.garmin_username,
      }),
      providesTags: (_status, _error, service) => [{ type: 'Connection', id: service }],
    }),
    getSyncedActivities: build.query<SyncedList, Service>({
      query: (service) => `/connect/${service}/activities`,
      transformResponse: (list: GarminActivities | StravaActivities): SyncedList => list,
      providesTags: (_activities, _error, service) => [{ type: 'SyncedActivity', id: service }],
    }),
  }),
});

export const { useGetConnectionQuery, useGetSyncedActivitiesQuery } = connectionsApi;
