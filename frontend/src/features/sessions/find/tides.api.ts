import { api } from '../../../app/api.ts';
import type { SessionTide } from '../../../app/api-types.ts';

/** The tide at which each session began, by url_hash. */
export type SessionTides = Readonly<Record<string, string>>;

export const { useListTidesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listTides: build.query<SessionTides, void>({
      query: () => '/season/tides',
      transformResponse: (tides: SessionTide[]) =>
        Object.fromEntries(tides.map(({ url_hash, state }) => [url_hash, state])),
      providesTags: ['ActivityList'],
    }),
  }),
});
