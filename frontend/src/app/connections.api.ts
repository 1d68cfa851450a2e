import { api } from './api.ts';
import type { GarminStatus, StravaStatus } from './api-types.ts';
import type { Service } from './site.api.ts';

/** State of the user's connection to a service, without the differences between the services. */
export interface Connection extends Omit<GarminStatus, 'garmin_username'> {
  /** Name of the account at the service. */
  readonly account: string | null;
}

export const { useGetConnectionQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getConnection: build.query<Connection, Service>({
      query: (service) => `/connect/${service}/status`,
      transformResponse: (status: GarminStatus | StravaStatus) => ({
        ...status,
        account: 'athlete_name' in status ? status.athlete_name : status.garmin_username,
      }),
      providesTags: (_status, _error, service) => [{ type: 'Connection', id: service }],
    }),
  }),
});
