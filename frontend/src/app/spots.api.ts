import { endpoints } from './endpoints/season.ts';

export const { useGetSpotsQuery, useLazyGetSpotOfSessionQuery, useNameSpotMutation } =
  endpoints.enhanceEndpoints({
    endpoints: {
      getSpots: { providesTags: ['ActivityList', 'Vessel', 'Spot'] },
      getSpotOfSession: { providesTags: ['ActivityList', 'Spot'] },
      /** An empty name gives the place's name back. Sessions without a name of their own are named after their spot. */
      nameSpot: { invalidatesTags: ['Spot', 'ActivityList', 'Activity'] },
    },
  });
