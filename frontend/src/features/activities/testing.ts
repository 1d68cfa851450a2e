import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import type { SavedRides } from './detail/what-if/what-if.ts';
import type { ActivityListItem, Ride } from '../../app/api-types.ts';
import type { Activity } from './activity.ts';

/** A session without rides, deletions or marks. */
export const NO_RIDES: SavedRides = { rides: [], deleted: [], marks: [] };

/** A listed session; a test overrides the fields it needs. */
export const sampleRow = (over: Partial<ActivityListItem> = {}): ActivityListItem => ({
  id: 1,
  url_hash: 'hash1',
  activity_name: 'Morning at the point',
  activity_time: '2026-03-01T16:00:00Z',
  time_zone: 'America/Los_Angeles',
  upload_time: '2026-03-01T20:00:00Z',
  is_public: false,
  is_demo: false,
  surf_type: 'traveling_waves',
  surf_vessel_id: null,
  surf_vessel: null,
  source: 'MANUAL',
  total_rides: 2,
  total_attempts: 2,
  total_tours: 0,
  longest_ride_distance: 120,
  longest_ride_time: 21,
  longest_tour_distance: null,
  max_speed: 22.4,
  max_drift_speed: null,
  success_rate: 100,
  rough: { rides: false, attempts: false, tours: false },
  copy_of: null,
  excluded_from_records: false,
  ...over,
});

export const sampleRide = (over: Partial<Ride> = {}): Ride => ({
  id: 11,
  activity_id: 1,
  start_time: '2026-03-01T16:00:10Z',
  end_time: '2026-03-01T16:00:20Z',
  duration: 10,
  distance: 60,
  max_speed: 22.4,
  max_speed_band: 0.8,
  distance_band: 2.5,
  speed_source: 'recorded',
  min_speed: 8.1,
  avg_speed: 15,
  rough: false,
  track_points: 11,
  first_trackpoint_id: 11,
  last_trackpoint_id: 21,
  surf_time: 10,
  surf_runs: [[11, 21]],
  is_surf_ride: true,
  is_tour: false,
  borderline: false,
  reasons: [{ rule: 'min_ride_distance', passed: true, measured: 60, required: 30 }],
  ...over,
});

export const sampleActivity = (over: Partial<Activity> = {}): Activity => ({
  ...sampleRow(),
  note: '',
  video_link: null,
  map_filename: null,
  source_activity_id: null,
  device_name: null,
  time_hidden: false,
  sport: null,
  same_session: [],
  source_file_name: 'morning.fit',
  marks: [],
  deleted_rides: [],
  privacy: { rides_only: false, hidden_circle: null },
  totals: {
    total_distance: 60,
    total_time: 10,
    total_duration: 10,
    longest_tour_time: null,
    top_5_avg_distance: 60,
    top_5_avg_time: 10,
    success_rate: 100,
    tour_rate: 0,
  },
  surf_rides: [sampleRide()],
  surf_attempts: [],
  surf_setting_applied: { setting_id: null, ...DEFAULT_DETECTION_PARAMETERS },
  engine_version: '1.0.0',
  point_count: 60,
  ...over,
});
