import type { DetectionParameters, Reason, RoughRecords, SpeedSourceName } from '@rideline/detection-engine';
import { vesselName } from '../../lib/vessels.ts';

/** The API's shapes: km/h, metres, seconds, ISO 8601 times. */
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
  /** km/h and m: nineteen of twenty true values lie this close to `max_speed`, to `distance`. */
  readonly max_speed_band: number;
  readonly distance_band: number;
  /** Where most of the ride's speeds come from. */
  readonly speed_source: SpeedSourceName;
  readonly min_speed: number;
  readonly avg_speed: number;
  /** Too little of it is trusted: its figures are rough, and no record is taken from it. */
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

/** The parameters a session's rides were found with, and the profile they came from. */
export interface AppliedSetting extends DetectionParameters {
  readonly setting_id: number | null;
}

/** What the owner said of a stretch of the session; it outlives every re-analysis. */
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

/** How much of the track others see when the session is shared. */
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
  /** Rides the owner deleted: detection leaves them out while no mark says that one was missed there. */
  readonly deleted_rides: readonly Pick<Ride, 'id' | 'start_time' | 'end_time'>[];
  readonly privacy: TrackPrivacy;
  readonly surf_rides: readonly Ride[];
  readonly surf_attempts: readonly Ride[];
  readonly surf_setting_applied: AppliedSetting | null;
  readonly engine_version: string;
  readonly point_count: number;
}

/** What of an activity its drawing needs: the owner's answer and the public one both have it. */
export type SessionSource = Pick<
  Activity,
  'url_hash' | 'surf_type' | 'activity_time' | 'surf_rides' | 'surf_attempts' | 'surf_setting_applied'
>;

/** All entries of a session in start-time order: rides on travelling waves, attempts on a standing one. */
export const entriesOf = (
  activity: Pick<Activity, 'surf_type' | 'surf_rides' | 'surf_attempts'>,
): readonly Ride[] =>
  activity.surf_type === 'standing_waves' ? activity.surf_attempts : activity.surf_rides;

/** Seconds of a ride from start to end; of an attempt, on the wave. */
export const timeOf = ({ duration, surf_time }: Ride, surfType: SurfType): number =>
  surfType === 'standing_waves' ? surf_time : duration;

export const nameOf = ({ activity_name }: Pick<ActivityRow, 'activity_name'>): string =>
  activity_name === null || activity_name.trim() === '' ? 'Unnamed Activity' : activity_name;

/** Nickname, else brand and model, else a dash. */
export const vesselOf = ({ surf_vessel }: Pick<ActivityRow, 'surf_vessel'>): string =>
  surf_vessel === null ? '-' : vesselName(surf_vessel);
