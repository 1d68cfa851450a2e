import type { SurfType, VesselType } from '../../app/api-types.ts';

export interface GlobalStats {
  total_users: number;
  total_activities: number;
  total_public_activities: number;
  total_manual_activities: number;
  total_garmin_activities: number;
  total_strava_activities: number;
}
export interface MonthOfUsers {
  month: string;
  total_users: number;
  new_users: number;
}
export interface MonthOfActivities {
  month: string;
  total_activities: number;
  new_activities: number;
}
export interface VesselShare {
  vessel_type: VesselType;
  count: number;
  percentage: number;
}
export interface SurfTypeShare {
  surf_type: SurfType;
  count: number;
  percentage: number;
}
type Figure =
  | 'active_users'
  | 'inactive_users'
  | 'users_with_activities'
  | 'users_with_public_activities'
  | 'users_with_username'
  | 'users_with_activation_key'
  | 'users_with_garmin_activities'
  | 'users_with_strava_activities'
  | 'users_with_manual_activities'
  | 'users_with_surf_kayak'
  | 'users_with_sea_kayak'
  | 'users_with_whitewater_kayak'
  | 'users_with_surfboard'
  | 'users_with_standup_paddleboard'
  | 'users_with_foil'
  | 'users_with_bodyboard'
  | 'users_with_surfski'
  | 'users_with_other_vessel'
  | 'users_with_ocean_surfing'
  | 'users_with_standing_waves'
  | 'users_meters_distance'
  | 'users_yards_distance'
  | 'users_feet_distance'
  | 'users_kmh_speed'
  | 'users_mph_speed'
  | 'users_ms_speed';
export type UserStats = Record<Figure | `${Figure}_percentage`, number>;
export interface UserEngagement {
  user_id: number;
  email: string;
  username: string | null;
  total_activities: number;
  manual_activities: number;
  garmin_activities: number;
  strava_activities: number;
  public_activities: number;
  is_active: boolean;
  created_at: string | null;
}
