import type { DetectionParameters, Reason, RoughRecords, SpeedSourceName } from '@rideline/detection-engine';
import { vesselName } from '../../lib/vessels.ts';

/** Shapes of the API: km/h, m, s, times in ISO 8601. */
export type SurfType = 'traveling_waves' | 'standing_waves';
export type Source = 'MANUAL' | 'STRAVA' | 'GARMIN';

export interface SurfVesselName {
  readonly nickname: string | null;
  readonly brand: string;
  readonly model: string;
}

export interface ActivityRow {
  readonly id: number;
  readonly url_hash: string;
  readonly activity_name: string | null;
  readonly activity_time: string | null;
  readonly upload_time: string;
  readonly is_public: boolean;
  readonly is_demo: boolean;
  readonly surf_type: SurfType;
  readonly surf_vessel_id: number | null;
  readonly surf_vessel: SurfVesselName | null;
  readonly source: Source;
  readonly total_rides: number;
  readonly total_attempts: number;
  readonly total_tours: number;
  readonly longest_ride_distance: number | null;
  readonly longest_ride_time: number | null;
  readonly longest_tour_distance: number | null;
  readonly max_speed: number | null;
  readonly max_drift_speed: number | null;
  readonly success_rate: number | null;
  readonly rough: RoughRecords;
}

export interface Ride {
  readonly id: number;
  readonly start_time: string;
  readonly end_time: string;
  readonly duration: number;
  readonly distance: number;
  readonly max_speed: number;
  /** Half-widths of the 95 % intervals, in km/h and m. */
  readonly max_speed_band: number;
  readonly distance_band: number;
  /** Source of most of the ride's speeds. */
  readonly speed_source: SpeedSourceName;
  readonly min_speed: number;
  readonly avg_speed: number;
  /** Too few trusted points: the figures are rough and count for no record. */
  readonly rough: boolean;
  readonly track_points: number;
  readonly first_trackpoint_id: number;
  readonly last_trackpoint_id: number;
  readonly surf_time: number;
  readonly surf_runs: readonly (readonly [number, number])[];
  readonly is_surf_ride: boolean;
  readonly is_tour: boolean;
  readonly reasons: readonly Reason[];
}

/** The parameters used to detect the session's rides, and their profile. */
export interface AppliedSetting extends DetectionParameters {
  readonly setting_id: number | null;
}

/** The owner's correction for a stretch of the session; kept across re-detections. */
export interface ActivityMark {
  readonly kind: 'not_a_ride' | 'missed_ride';
  readonly start_time: string;
  readonly end_time: string;
}

export interface HiddenCircle {
  readonly latitude: number;
  readonly longitude: number;
  readonly radius_meters: number;
}

/** The part of the track that is public when the session is shared. */
export interface TrackPrivacy {
  readonly rides_only: boolean;
  readonly hidden_circle: HiddenCircle | null;
}

export interface Activity extends ActivityRow {
  readonly note: string | null;
  readonly video_link: string | null;
  readonly map_filename: string | null;
  readonly source_file_name: string;
  readonly marks: readonly ActivityMark[];
  /** Rides the owner deleted. Re-detection keeps them deleted unless a later mark restores them. */
  readonly deleted_rides: readonly Pick<Ride, 'id' | 'start_time' | 'end_time'>[];
  readonly privacy: TrackPrivacy;
  readonly surf_rides: readonly Ride[];
  readonly surf_attempts: readonly Ride[];
  readonly surf_setting_applied: AppliedSetting | null;
  readonly engine_version: string;
  readonly point_count: number;
}

/** The fields needed to draw a session; the owner's answer and the public one both have them. */
export type SessionSource = Pick<
  Activity,
  'url_hash' | 'surf_type' | 'activity_time' | 'surf_rides' | 'surf_attempts' | 'surf_setting_applied'
>;

/** Rides on traveling waves, attempts on a standing wave, in start-time order. */
export const entriesOf = (
  activity: Pick<Activity, 'surf_type' | 'surf_rides' | 'surf_attempts'>,
): readonly Ride[] =>
  activity.surf_type === 'standing_waves' ? activity.surf_attempts : activity.surf_rides;

/** Seconds: total duration of a ride, time on the wave of an attempt. */
export const timeOf = ({ duration, surf_time }: Ride, surfType: SurfType): number =>
  surfType === 'standing_waves' ? surf_time : duration;

/** The seven parameters used for the session, without the profile's id. */
export function parametersOf({ surf_setting_applied }: SessionSource): DetectionParameters | null {
  if (surf_setting_applied === null) return null;
  const { setting_id: _, ...parameters } = surf_setting_applied;
  return parameters;
}

export const nameOf = ({ activity_name }: Pick<ActivityRow, 'activity_name'>): string =>
  activity_name === null || activity_name.trim() === '' ? 'Unnamed Activity' : activity_name;

/** Nickname, else brand and model, else a dash. */
export const vesselOf = ({ surf_vessel }: Pick<ActivityRow, 'surf_vessel'>): string =>
  surf_vessel === null ? '-' : vesselName(surf_vessel);
