import type { GarminActivity, StravaActivity } from '../../app/api-types.ts';

/** A synced activity; a test overrides the fields it needs. */
export const garminActivity = (over: Partial<GarminActivity> = {}): GarminActivity => ({
  activity_name: 'Dawn patrol',
  activity_date: '2026-06-02 06:10:00',
  activity_type: 'surfing',
  is_analyzed: false,
  analyzed_activity_url_hash: null,
  known_session: null,
  has_track: true,
  distance: 4200,
  duration: 5400,
  device: null,
  ...over,
});

export const stravaActivity = (over: Partial<StravaActivity> = {}): StravaActivity => ({
  ...garminActivity({ activity_type: 'Surfing' }),
  strava_activity_id: '17',
  start_date: '2026-06-02T13:10:00.000Z',
  type: 'Surfing',
  time_hidden: false,
  ...over,
});
