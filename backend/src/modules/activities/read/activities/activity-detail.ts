import { rideAnswer } from '@rideline/detection-engine';
import type { Circle } from '../../events/hidden-circle.ts';
import type { VesselNameRow } from '../vessels/vessel-names.projection.ts';
import { activityItem } from './activity-item.ts';
import type { ActivityRow, TrackPrivacy } from './activity-row.ts';

/** An activity as its page shows it, without its trackpoints. */
export function activityDetail(row: ActivityRow, vessel: VesselNameRow | null) {
  const rides = row.detection.rides.map((ride) => ({
    id: ride.id,
    activity_id: row.activity_id,
    ...rideAnswer(ride),
  }));
  const standing = row.surf_type === 'standing_waves';
  const { summary } = row;
  const { parameters, settingId, engineVersion } = row.detection;
  return {
    ...activityItem(row),
    surf_vessel_id: vessel && vessel.vessel_id,
    surf_vessel: vessel && { nickname: vessel.nickname, brand: vessel.brand, model: vessel.model },
    note: row.note,
    video_link: row.video_link,
    map_filename: row.maps.map ?? null,
    source_activity_id: row.source_id,
    source_file_name: row.file_name,
    point_count: row.point_count,
    engine_version: engineVersion,
    surf_setting_applied: parameters && { setting_id: settingId, ...parameters },
    privacy: { ...row.privacy, hidden_circle: chosenCircle(row.privacy) },
    marks: row.marks.map((mark) => ({
      kind: mark.kind,
      start_time: new Date(mark.startTime).toISOString(),
      end_time: new Date(mark.endTime).toISOString(),
    })),
    deleted_rides: row.deleted_rides.map((ride) => ({
      id: ride.id,
      start_time: new Date(ride.startTime).toISOString(),
      end_time: new Date(ride.endTime).toISOString(),
    })),
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
    surf_rides: standing ? [] : rides,
    surf_attempts: standing ? rides : [],
  };
}

/** As its owner chose it. */
function chosenCircle({ hidden_circle }: TrackPrivacy): Circle | null {
  if (hidden_circle === null) return null;
  const { latitude, longitude, radius_meters } = hidden_circle;
  return { latitude, longitude, radius_meters };
}
