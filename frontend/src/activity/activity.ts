import { mapParameters, type DetectionParameters } from '@rideline/detection-engine';
import type {
  ActivityColumns,
  ActivityListItem,
  Reason,
  Ride as RideAnswer,
  SurfType,
  UsedParameters,
} from '../app/api-types.ts';
import { vesselName } from '../lib/vessels.ts';

/** An activity without its track, which is in the track cache. */
export type Activity = Omit<ActivityColumns, 'track'>;

/** A ride or attempt; candidates and previewed rides belong to no stored activity. */
export interface Ride extends Omit<RideAnswer, 'activity_id' | 'reasons' | 'tide' | 'flow' | 'heart_rate'> {
  /** Missing where no server was asked. */
  readonly tide?: RideAnswer['tide'];
  readonly flow?: RideAnswer['flow'];
  readonly heart_rate?: RideAnswer['heart_rate'];
  readonly reasons: readonly Reason[];
}

/** The fields needed to draw a session; the owner's answer and the public one both have them. */
export interface SessionSource extends Pick<
  Activity,
  'url_hash' | 'surf_type' | 'activity_time' | 'time_zone' | 'utc_offset'
> {
  readonly surf_rides: readonly Ride[];
  readonly surf_attempts: readonly Ride[];
  readonly surf_setting_applied: UsedParameters | null;
  /** Missing where no server was asked. */
  readonly conditions?: Activity['conditions'];
  /** Missing where no server was asked, null where only rides are shown and for a preview of other rides. */
  readonly effort?: Activity['effort'];
}

/** Rides on traveling waves, attempts on a standing wave, in start-time order. */
export const entriesOf = (
  activity: Pick<SessionSource, 'surf_type' | 'surf_rides' | 'surf_attempts'>,
): readonly Ride[] =>
  activity.surf_type === 'standing_waves' ? activity.surf_attempts : activity.surf_rides;

/** Seconds: total duration of a ride, time on the wave of an attempt. */
export const timeOf = ({ duration, surf_time }: Ride, surfType: SurfType): number =>
  surfType === 'standing_waves' ? surf_time : duration;

/** The seven parameters used for the session, without the profile's id. */
export const parametersOf = ({ surf_setting_applied }: SessionSource): DetectionParameters | null =>
  surf_setting_applied && mapParameters(({ key }) => surf_setting_applied[key]);

/** Nickname, else brand and model, else a dash. */
export const vesselOf = ({ surf_vessel }: Pick<ActivityListItem, 'surf_vessel'>): string =>
  surf_vessel === null ? '-' : vesselName(surf_vessel);
