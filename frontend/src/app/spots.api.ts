import { api } from './api.ts';
import type { Spot } from './api-types.ts';

export const { useGetSpotsQuery, useLazyGetSpotOfSessionQuery, useRenameSpotMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    getSpots: build.query<Spot[], void>({
      query: () => '/spots',
      providesTags: ['ActivityList', 'Vessel', 'Spot'],
    }),
    getSpotOfSession: build.query<Spot, string>({
      query: (urlHash) => `/spots/of/${encodeURIComponent(urlHash)}`,
      providesTags: ['ActivityList', 'Spot'],
    }),
    /** An empty name gives the place's name back. Sessions without a name of their own are named after their spot. */
    renameSpot: build.mutation<unknown, { readonly id: number; readonly name: string }>({
      query: ({ id, name }) => ({ url: `/spots/${id}`, method: 'PUT', body: { name } }),
      invalidatesTags: ['Spot', 'ActivityList', 'Activity'],
    }),
  }),
});
