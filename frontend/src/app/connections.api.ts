import { api } from './api.ts';
import type { GarminActivity, GarminStatus } from './api-types.ts';
import { SERVICE_BY_NAME, type ActivitiesAnswer, type StatusAnswer } from './services.ts';
import type { Service } from './site.api.ts';

/** State of the user's connection to a service, without the differences between the services. */
export interface Connection extends Omit<GarminStatus, 'garmin_username'> {
  /** Name of the account at the service. */
  readonly account: string | null;
}

/** An activity that a service listed, without the differences between the services. */
export interface SyncedActivity extends GarminActivity {
  /** Identifies the activity in addresses. */
  readonly key: string;
  readonly time_hidden?: boolean;
  /** The service that it came from and that alone hands out its recording. */
  readonly held_by?: string | null;
}

export interface SyncedList {
  readonly activities: SyncedActivity[];
  /** Most activities that the list keeps, once it has that many. */
  readonly full_at: number | null;
}

const fieldOf = (answer: object, field: string) => (answer as Readonly<Record<string, string | null>>)[field];

/** The list of a service as the screens show it. */
export function syncedList(service: Service, { activities, full_at }: ActivitiesAnswer): SyncedList {
  const { keyField, deviceName } = SERVICE_BY_NAME[service];
  return {
    activities: activities.map((activity) => ({
      ...activity,
      key: fieldOf(activity, keyField) ?? '',
      device: activity.device === null ? null : deviceName(activity.device),
    })),
    full_at,
  };
}

export const connectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConnection: build.query<Connection, Service>({
      query: (service) => `/connect/${service}/status`,
      transformResponse: (status: StatusAnswer, _, service) => ({
        ...status,
        account: fieldOf(status, SERVICE_BY_NAME[service].accountField) ?? null,
      }),
      providesTags: (_status, _error, service) => [{ type: 'Connection', id: service }],
    }),
    getSyncedActivities: build.query<SyncedList, Service>({
      query: (service) => `/connect/${service}/activities`,
      transformResponse: (list: ActivitiesAnswer, _, service) => syncedList(service, list),
      providesTags: (_activities, _error, service) => [{ type: 'SyncedActivity', id: service }],
    }),
  }),
});

export const { useGetConnectionQuery, useGetSyncedActivitiesQuery } = connectionsApi;
