import type { ActivityRow } from './activity-row.ts';

/** An activity as the lists show it (spec section 3, list totals), but for its vessel, which is joined when read. */
export function activityItem(row: ActivityRow) {
  const { summary } = row;
  return {
    id: row.activity_id,
    url_hash: row.url_hash,
    activity_name: row.name,
    activity_time: row.activity_time,
    upload_time: row.upload_time,
    is_public: row.is_public,
    is_demo: row.is_demo,
    surf_type: row.surf_type,
    source: row.source,
    total_rides: summary.totalRides,
    total_attempts: summary.totalAttempts,
    total_tours: summary.totalTours,
    longest_ride_distance: summary.longestRideDistance,
    longest_ride_time: summary.longestRideTime,
    longest_tour_distance: summary.longestTourDistance,
    max_speed: summary.maxSpeed,
    max_drift_speed: summary.maxDriftSpeed,
    success_rate: summary.successRate,
    rough: summary.rough,
  };
}
