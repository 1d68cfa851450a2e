import type { ActivityRow } from './activity-row.ts';

const NO_RIDE = null;

/** An activity as the lists show it (spec section 3, list totals), but for its vessel, which is joined when read. */
export function activityItem(row: ActivityRow) {
  const { summary } = row;
  const hasRides = summary.totalRides > 0;
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
    longest_ride_distance: hasRides ? summary.longestRideDistance : NO_RIDE,
    longest_ride_time: hasRides ? summary.longestRideTime : NO_RIDE,
    longest_tour_distance: summary.totalTours > 0 ? summary.longestTourDistance : NO_RIDE,
    max_speed: summary.totalAttempts > 0 ? summary.maxSpeed : NO_RIDE,
    max_drift_speed: summary.totalAttempts > 0 ? summary.maxDriftSpeed : NO_RIDE,
    success_rate: summary.successRate,
  };
}
