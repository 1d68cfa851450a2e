import type { SurfType } from '@rideline/detection-engine';
import type { Season } from '../../app/api-types.ts';
import { endpoints } from '../../app/endpoints/season.ts';

/** First and last day, inclusive; everything without them. */
export interface Days {
  readonly from?: string;
  readonly to?: string;
}

export interface SeasonRequest extends Days {
  readonly surf_type: SurfType;
  readonly vessel_id?: number;
  readonly spot_id?: number;
}

/** What a season counts changes with these; the clock of the preferences tells the day of a session. */
const COUNTED = ['ActivityList', 'Vessel', 'Spot', 'Preferences'] as const;

export const {
  useGetSeasonQuery,
  useGetTakeOffsQuery,
  useMergeSpotsMutation,
  useSeparateSpotMutation,
  useGetGoalsQuery,
  useSetGoalsMutation,
} = endpoints
  .enhanceEndpoints({
    endpoints: {
      getTakeOffs: { providesTags: COUNTED },
      // Sessions without a name of their own are named after their spot.
      mergeSpots: { invalidatesTags: ['Spot', 'ActivityList', 'Activity'] },
      separateSpot: { invalidatesTags: ['Spot', 'ActivityList', 'Activity'] },
      getGoals: { providesTags: ['Goals'] },
      setGoals: { invalidatesTags: ['Goals'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The request is also that of the season's picture. */
      getSeason: build.query<Season, SeasonRequest>({
        query: (request) => ({ url: '/season', params: { ...request } }),
        providesTags: COUNTED,
      }),
    }),
  });
