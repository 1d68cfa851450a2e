import type { VesselNameRow } from '../vessels/vessel-names.projection.ts';
import type { ActivityRow } from '../activities/activity-row.ts';

const TOP = 5;

/** What both kinds of surfing show of an activity, and its rides to draw side by side. */
function head(row: ActivityRow, vessel: VesselNameRow | null) {
  return {
    id: row.activity_id,
    url_hash: row.url_hash,
    activity_name: row.name,
    activity_time: row.activity_time,
    rough: row.summary.rough,
    surf_vessel: vessel && { nickname: vessel.nickname, brand: vessel.brand, model: vessel.model },
    rides: row.detection.rides.map((ride) => ({
      id: ride.id,
      duration: ride.duration,
      distance: ride.distance,
      max_speed: ride.maxSpeed,
      surf_time: ride.surfTime,
      rough: ride.rough,
      is_surf_ride: ride.isSurfRide,
      is_tour: ride.isTour,
    })),
  };
}

const longest = (values: readonly number[]) => [...values].sort((a, b) => b - a).slice(0, TOP);

/** One column of the comparison of ocean sessions (spec section 3). */
export function runningRecord(row: ActivityRow, vessel: VesselNameRow | null) {
  const { summary } = row;
  const { rides } = row.detection;
  return {
    ...head(row, vessel),
    total_rides: summary.totalRides,
    total_distance: summary.totalDistance,
    total_time: summary.totalTime,
    max_speed: summary.maxSpeed,
    longest_distance: summary.longestRideDistance,
    longest_time: summary.longestRideTime,
    top_5_avg_distance: longest(rides.map((ride) => ride.distance)),
    top_5_avg_time: longest(rides.map((ride) => ride.duration)),
  };
}

/** One column of the comparison of standing-wave sessions (spec section 3). */
export function standingRecord(row: ActivityRow, vessel: VesselNameRow | null) {
  const { summary } = row;
  return {
    ...head(row, vessel),
    total_attempts: summary.totalAttempts,
    total_surf_rides: summary.totalRides,
    success_rate: summary.successRate,
    total_surfing_time: summary.totalTime,
    longest_ride_duration: summary.longestRideTime,
    max_drifting_speed: summary.maxDriftSpeed,
    total_tours: summary.totalTours,
    longest_tour_distance: summary.longestTourDistance,
    longest_tour_duration: summary.longestTourTime,
  };
}
