import { type Reason, rideAnswer, type SessionEffort, type SessionWhere } from '@rideline/detection-engine';
import type { Static } from '@sinclair/typebox';
import { NO_WATER, type RideFlow, type SessionWater } from '../../session-conditions.port.ts';
import { type ActivityDetail, type ActivityListItem, spotClock } from '../../activity.schema.ts';
import { zoneOfTimes } from '../../activity.aggregate.ts';
import type { Ride } from '../../events/detection-events.ts';
import type { VesselName } from '../vessel-names.projection.ts';
import { effortAnswer, heartRateAnswer, listedEffort } from './effort-answer.ts';
import { isUntitled, titleOf } from '../session-title.ts';
import { watchAnswer } from './watch-answer.ts';
import type { ActivityRow, StoredActivity } from './activities.projection.ts';

/** An activity in the list (spec section 3, list totals). */
export function activityItem(
  row: StoredActivity['document'],
  vessel: VesselName | null,
  where: SessionWhere,
  attemptFlows: readonly RideFlow[] | null = null,
  measured: SessionEffort | null = null,
): Static<typeof ActivityListItem> {
  const { summary } = row;
  return {
    id: row.activityId,
    url_hash: row.urlHash,
    activity_name: titleOf(row, where),
    activity_time: row.activityTime,
    ...spotClock(row.activityTime, zoneOfTimes(row)),
    ...where,
    upload_time: row.uploadTime,
    is_public: row.isPublic,
    is_demo: row.isDemo,
    has_video: row.videoLink !== null,
    surf_type: row.surfType,
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
    flow_knots: largestFlow(attemptFlows),
    rough: summary.rough,
    surf_vessel_id: vessel && vessel.vesselId,
    surf_vessel: vessel && vesselAnswer(vessel),
    copy_of: row.copyOf,
    other_sport: row.otherSport,
    ...listedEffort(measured),
    excluded_from_records: row.isExcludedFromRecords,
  };
}

/** What a session cost; null where that is not known. */
export interface MeasuredFor {
  readonly measured: SessionEffort | null;
  /** The person's, of which zones are shares; null until it is set. */
  readonly maxHeartRate: number | null;
}

/** An activity with its rides, without its trackpoints. */
export function activityDetail(
  row: ActivityRow,
  vessel: VesselName | null,
  where: SessionWhere,
  { conditions, rideTides, rideFlows }: SessionWater = NO_WATER,
  { measured, maxHeartRate }: MeasuredFor = { measured: null, maxHeartRate: null },
): Static<typeof ActivityDetail> {
  const { summary, detected, privacy } = row;
  const rides = detected.rides.map((ride, index) => ({
    id: ride.id,
    activity_id: row.activityId,
    ...storedRideAnswer(ride),
    tide: rideTides[index] ?? null,
    flow: rideFlows[index] ?? null,
    heart_rate: measured?.rides[index] ?? null,
  }));
  const isStanding = row.surfType === 'standing_waves';
  const { hiddenCircle: circle } = privacy;
  return {
    ...activityItem(row, vessel, where, isStanding ? rideFlows : null, measured),
    is_named: !isUntitled(row),
    note: row.note,
    video_link: row.videoLink,
    map_filename: row.maps.map ?? null,
    source_activity_id: row.sourceId,
    // Garmin requires its device to be named beside its data.
    device_name: row.source === 'GARMIN' ? row.deviceName : null,
    time_hidden: row.isTimeHidden,
    sport: row.sport,
    source_file_name: row.fileName,
    warnings: [...row.warnings],
    point_count: row.pointCount,
    engine_version: detected.engineVersion,
    surf_setting_applied: detected.parameters && { setting_id: detected.settingId, ...detected.parameters },
    privacy: {
      rides_only: privacy.ridesOnly,
      // The owner's choice. The shifted circle that is cut stays secret.
      hidden_circle: circle && {
        latitude: circle.latitude,
        longitude: circle.longitude,
        radius_meters: circle.radiusMeters,
      },
      show_heart_rate: privacy.showsHeartRate,
    },
    usual_heading: row.usualHeading && {
      heading: row.usualHeading.heading,
      sessions: row.usualHeading.sessions,
      is_used: row.usualHeading.isUsed,
    },
    marks: row.marks.map((mark) => ({ kind: mark.kind, ...stretchAnswer(mark) })),
    deleted_rides: row.deletedRides.map((ride) => ({ id: ride.id, ...stretchAnswer(ride) })),
    kept_part: row.keptPart && stretchAnswer(row.keptPart),
    trimmed_rides: row.trimmedRides.map((ride) => ({ id: ride.id, ...stretchAnswer(ride) })),
    totals: {
      total_distance: summary.totalDistance,
      total_time: summary.totalTime,
      total_duration: summary.totalDuration,
      longest_tour_time: summary.longestTourTime,
      top_5_avg_distance: summary.top5AverageDistance,
      top_5_avg_time: summary.top5AverageTime,
      success_rate: summary.successRate,
      tour_rate: summary.tourRate,
    },
    conditions,
    heart_rate: measured && heartRateAnswer(measured, maxHeartRate),
    effort: measured && effortAnswer(measured),
    watch: watchAnswer(row),
    surf_rides: isStanding ? [] : rides,
    surf_attempts: isStanding ? rides : [],
  };
}

/** Knots; null where the current is not known. */
export function largestFlow(flows: readonly RideFlow[] | null): number | null {
  const knots = flows?.flatMap((flow) => (flow === null ? [] : [flow.knots])) ?? [];
  return knots.length === 0 ? null : Math.max(...knots);
}

/** A stored ride's reasons have the rules of the engine that detected it. */
export const storedRideAnswer = (ride: Ride) => rideAnswer({ ...ride, reasons: ride.reasons as Reason[] });

export const vesselAnswer = ({ nickname, brand, model }: VesselName) => ({ nickname, brand, model });

const stretchAnswer = ({ startTime, endTime }: { readonly startTime: number; readonly endTime: number }) => ({
  start_time: new Date(startTime).toISOString(),
  end_time: new Date(endTime).toISOString(),
});
