import { DISTANCE_UNITS, sessionEffort, SPEED_UNITS, summarize } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { Nullable, OneOf } from '../../../../kernel/event-store/fields.ts';
import {
  RoughRecords,
  SurfTypeName,
  SpotClock,
  spotClock,
  TrackColumns,
  trackpoint,
  UsedParameters,
} from '../../activity.schema.ts';
import { EffortAnswer, HeartRateAnswer, RideAnswer } from '../../ride.schema.ts';
import { Conditions } from '../../conditions.schema.ts';
import { NO_WATER, type SessionWater } from '../../session-conditions.port.ts';
import { headingInUse } from '../../activity.aggregate.ts';
import { storedRideAnswer } from '../activities/activity-answer.ts';
import { effortAnswer, heartRateAnswer } from '../activities/effort-answer.ts';
import type { SharedActivity } from './shared-activities.ts';
import type { Conversion, Units } from './units.ts';

const closed = { additionalProperties: false } as const;
const NullableNumber = Nullable(Type.Number());

const detail = {
  url_hash: Type.String(),
  activity_name: Type.String(),
  activity_time: Nullable(Type.String({ format: 'date-time' })),
  ...SpotClock,
  username: Type.String(),
  garmin_device: Nullable(
    Type.String({ description: 'Device of a session from Garmin; empty where the recording names none' }),
  ),
  surf_type: SurfTypeName,
  is_demo: Type.Boolean(),
  video_link: Nullable(Type.String()),
  map_filename: Nullable(Type.String()),
  note: Type.String(),
  distance_unit: OneOf(DISTANCE_UNITS, { $id: 'DistanceUnit' }),
  speed_unit: OneOf(SPEED_UNITS, { $id: 'SpeedUnit' }),
  surf_setting_applied: Nullable(UsedParameters),
  point_count: Type.Integer(),
  totals: Type.Object(
    {
      total_rides: Type.Integer(),
      total_attempts: Type.Integer(),
      total_tours: Type.Integer(),
      total_distance: Type.Number(),
      total_time: Type.Number(),
      total_duration: Type.Number(),
      longest_ride_distance: NullableNumber,
      longest_ride_time: NullableNumber,
      longest_tour_distance: NullableNumber,
      longest_tour_time: NullableNumber,
      max_speed: NullableNumber,
      max_drift_speed: NullableNumber,
      top_5_avg_distance: NullableNumber,
      top_5_avg_time: NullableNumber,
      success_rate: Type.Number(),
      tour_rate: Type.Number(),
      rough: RoughRecords,
    },
    { $id: 'PublicTotals', ...closed },
  ),
  conditions: Conditions,
  heart_rate: Nullable(HeartRateAnswer),
  effort: Nullable(EffortAnswer),
  surf_rides: Type.Array(RideAnswer),
  surf_attempts: Type.Array(RideAnswer),
};
const PublicActivityDetail = Type.Object(detail, closed);

export const PublicActivity = Type.Object(
  {
    ...detail,
    trackpoints: Type.Array(
      Type.Object({ ...trackpoint, speed: Type.Number() }, { $id: 'PublicTrackpoint', ...closed }),
    ),
  },
  { $id: 'PublicActivity', ...closed },
);
export const PublicActivityColumns = Type.Object(
  {
    ...detail,
    outline: Type.Object(
      { way: Type.String(), rides: Type.String() },
      { description: 'SVG paths of the track and its rides, as in lists', ...closed },
    ),
    track: TrackColumns,
  },
  { $id: 'PublicActivityColumns', ...closed },
);

/**
 * A shared activity without its trackpoints. Each field of the session is listed here, so that nothing about the owner
 * but the username, and nothing about the original file but Garmin's device, becomes public by accident. A ride has the
 * fields that its owner sees.
 */
export function publicActivity(
  { row, parameters, rides, track, cutAfter, username, maxHeartRate, showsRidesOnly }: SharedActivity,
  units: Units,
  to: Conversion,
  { conditions, rideTides, rideFlows }: SessionWater = NO_WATER,
): Static<typeof PublicActivityDetail> {
  const isStanding = row.surfType === 'standing_waves';
  const measured = sessionEffort(track, rides, row.surfType, headingInUse(row), cutAfter);
  const shown = rides.map((ride, index) => ({
    // Numbered from 1: a gap would reveal a deleted or hidden ride.
    id: index + 1,
    activity_id: row.activityId,
    ...storedRideAnswer(ride),
    distance: to.distance(ride.distance),
    distance_band: to.distance(ride.distanceBand),
    max_speed: to.speed(ride.maxSpeed),
    max_speed_band: to.speed(ride.maxSpeedBand),
    min_speed: to.speed(ride.minSpeed),
    avg_speed: to.speed(ride.avgSpeed),
    tide: rideTides[index] ?? null,
    flow: rideFlows[index] ?? null,
    heart_rate: measured.rides[index] ?? null,
  }));
  const summary = summarize(rides, row.surfType);
  const distance = (meters: number | null) => meters && to.distance(meters);
  const speed = (kmh: number | null) => kmh && to.speed(kmh);
  return {
    url_hash: row.urlHash,
    activity_name: row.name,
    activity_time: row.activityTime,
    ...spotClock(row.activityTime, row.timeZone),
    username,
    // Garmin requires its device to be named beside its data.
    garmin_device: row.source === 'GARMIN' ? (row.deviceName ?? '') : null,
    surf_type: row.surfType,
    is_demo: row.isDemo,
    video_link: row.videoLink,
    map_filename: row.maps.map ?? null,
    note: row.note,
    distance_unit: units.distanceUnit,
    speed_unit: units.speedUnit,
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
    conditions,
    heart_rate: heartRateAnswer(measured, maxHeartRate),
    effort: showsRidesOnly ? null : effortAnswer(measured),
    surf_rides: isStanding ? [] : shown,
    surf_attempts: isStanding ? shown : [],
  };
}
