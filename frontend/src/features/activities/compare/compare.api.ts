import { api } from '../../../app/api.ts';
import type { RoughRecords } from '@rideline/detection-engine';
import type { SurfVesselName } from '../activity.ts';

export interface ComparedSession {
  readonly id: number;
  readonly url_hash: string;
  readonly activity_name: string | null;
  readonly activity_time: string | null;
  readonly surf_vessel: SurfVesselName | null;
  readonly rough: RoughRecords;
  /** In start-time order; meters. */
  readonly rides: readonly { readonly distance: number }[];
}

export interface ComparedOcean extends ComparedSession {
  readonly total_rides: number;
  readonly total_distance: number;
  readonly total_time: number;
  readonly max_speed: number | null;
  readonly longest_distance: number | null;
  readonly longest_time: number | null;
  /** Up to five longest rides by distance in meters and by time in seconds. */
  readonly top_5_avg_distance: readonly number[];
  readonly top_5_avg_time: readonly number[];
}

export interface ComparedStanding extends ComparedSession {
  readonly total_attempts: number;
  readonly total_surf_rides: number;
  readonly success_rate: number;
  readonly total_surfing_time: number;
  readonly longest_ride_duration: number | null;
  readonly max_drifting_speed: number | null;
  readonly total_tours: number;
  readonly longest_tour_distance: number | null;
  readonly longest_tour_duration: number | null;
}

export const { useCompareOceanQuery, useCompareStandingQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    compareOcean: build.query<ComparedOcean[], string>({
      query: (hashes) => ({ url: '/activities/compare', params: { activity_hashes: hashes } }),
      providesTags: ['ActivityList'],
    }),
    compareStanding: build.query<ComparedStanding[], string>({
      query: (hashes) => ({ url: '/activities/compare/skook', params: { activity_hashes: hashes } }),
      providesTags: ['ActivityList'],
    }),
  }),
});
