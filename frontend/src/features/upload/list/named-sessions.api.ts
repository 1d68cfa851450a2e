import { api } from '../../../app/api.ts';
import type { ActivityListItem } from '../../../app/api-types.ts';

export interface NamedSession {
  readonly name: string;
  readonly place: string | null;
}

export const { useGetNamedSessionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Names and places of a person's sessions by url_hash. */
    getNamedSessions: build.query<Readonly<Record<string, NamedSession>>, void>({
      query: () => '/activities',
      transformResponse: (rows: ActivityListItem[]) =>
        Object.fromEntries(
          rows.map(({ url_hash, activity_name, spot, place }) => [
            url_hash,
            { name: activity_name, place: spot ?? place },
          ]),
        ),
      providesTags: ['ActivityList'],
    }),
  }),
});
