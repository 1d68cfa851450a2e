import { rideAnswer } from '@rideline/detection-engine';
import { summarizeRides } from '../activities/activity-row.ts';
import type { SharedActivity } from './shared-activities.ts';
import type { Conversion, Units } from './units.ts';

/**
 * A shared activity as visitors see it, without its trackpoints. Every field is named here one by one: nothing of
 * the owner but the username, nothing of where the file came from.
 */
export function publicActivity(
  { row, parameters, rides, track, username }: SharedActivity,
  units: Units,
  to: Conversion,
) {
  const standing = row.surf_type === 'standing_waves';
  const shown = rides.map((ride, index) => ({
    // Numbered from 1: a gap would reveal a deleted or hidden ride.
    id: index + 1,
    activity_id: row.activity_id,
    ...rideAnswer(ride),
    distance: to.distance(ride.distance),
    max_speed: to.speed(ride.maxSpeed),
    min_speed: to.speed(ride.minSpeed),
    avg_speed: to.speed(ride.avgSpeed),
  }));
  const summary = summarizeRides(rides, row.surf_type);
  const distance = (meters: number | null) => meters && to.distance(meters);
  const speed = (kmh: number | null) => kmh && to.speed(kmh);
  return {
    url_hash: row.url_hash,
    activity_name: row.name,
    activity_time: row.activity_time,
    username,
    surf_type: row.surf_type,
    is_demo: row.is_demo,
    video_link: row.video_link,
    map_filename: row.maps.map ?? null,
    note: row.note,
    ...units,
    surf_setting_applied: parameters,
    point_count: track.length,
    totals: {
      total_rides: summary.totalRides,
      total_attempts: summary.totalAttempts,
      total_tours: summary.totalTours,
      total_distance: to.distance(summary.totalDistance),
      total_time: summary.totalTime,
      total_duration: summary.totalDuration,
      longest_ride_distance: distance(summary.longestRideDistance),
      longest_ride_time: summary.longestRideTime,
      longest_tour_distance: distance(summary.longestTourDistance),
      longest_tour_time: summary.longestTourTime,
      max_speed: speed(summary.maxSpeed),
      max_drift_speed: speed(summary.maxDriftSpeed),
      top_5_avg_distance: distance(summary.top5AverageDistance),
      top_5_avg_time: summary.top5AverageTime,
      success_rate: summary.successRate,
      tour_rate: summary.tourRate,
      rough: summary.rough,
    },
    surf_rides: standing ? [] : shown,
    surf_attempts: standing ? shown : [],
  };
}
