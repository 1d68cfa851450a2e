import type { SurfType } from '@rideline/detection-engine';
import { api } from '../../app/api.ts';
import type { Season, SeasonGoals, TakeOffs } from '../../app/api-types.ts';

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
  useMergeSpotMutation,
  useGetGoalsQuery,
  useSetGoalsMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getSeason: build.query<Season, SeasonRequest>({
      query: (request) => ({ url: '/season', params: { ...request } }),
      providesTags: COUNTED,
    }),
    getTakeOffs: build.query<TakeOffs, Days & { readonly spotId: number }>({
      query: ({ spotId, ...days }) => ({ url: `/spots/${spotId}/take-offs`, params: days }),
      providesTags: COUNTED,
    }),
    mergeSpot: build.mutation<unknown, { readonly id: number; readonly into: number }>({
      query: ({ id, into }) => ({ url: `/spots/${id}/merge`, method: 'POST', body: { into } }),
      invalidatesTags: ['Spot'],
    }),
    getGoals: build.query<SeasonGoals, string>({
      query: (year) => `/season/goals/${year}`,
      providesTags: ['Goals'],
    }),
    setGoals: build.mutation<unknown, SeasonGoals & { readonly year: string }>({
      query: ({ year, ...body }) => ({ url: `/season/goals/${year}`, method: 'PUT', body }),
      invalidatesTags: ['Goals'],
    }),
  }),
});
