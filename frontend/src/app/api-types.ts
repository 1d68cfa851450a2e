/** Written by `npm run docs` from the OpenAPI document. */

export type Health = {
  status: 'ok' | 'degraded';
  /** What is missing, stopped or stalled */
  reasons?: string[];
  projections: object;
  automations: object;
};
export type User = {
  username: string | null;
  email: string;
  is_admin: boolean;
  /** How the account logs in; both: with a password or an identity provider */
  auth_provider: 'email' | 'google' | 'oidc' | 'both';
  identity_providers: ('google' | 'oidc')[];
  email_verified: boolean;
};
export type Problem = {
  type: 'about:blank';
  title: string;
  status: number;
  detail: string;
  code?: string;
  request_id: string;
};
export type DistanceUnit = 'meters' | 'yards' | 'feet';
export type SpeedUnit = 'km/h' | 'mph' | 'm/s' | 'kn';
export type Clock = 'pacific' | 'spot';
export type HourFormat = '12h' | '24h';
export type Preferences = {
  preferred_distance_unit: DistanceUnit;
  preferred_speed_unit: SpeedUnit;
  /** Distances from one kilometer or mile on are in that unit */
  long_distances_in_km_or_mi: boolean;
  preferred_clock: Clock;
  preferred_hour_format: HourFormat;
  /** Highest heart rate in beats per minute, of which the zones are shares */
  max_heart_rate: number | null;
  /** False while all are the defaults of every account */
  has_chosen: boolean;
};
export type Site = {
  product: string;
  support_email: string;
  /** Who can open an account: anybody, whoever has an invitation, or nobody */
  registration: 'open' | 'invited' | 'closed';
  google_client_id: string | null;
  oidc_name: string | null;
  mapbox_token: string | null;
  tile_url: string | null;
  map_style: {
    light: string;
    dark: string;
  } | null;
  upload_limit_bytes: number;
  video_editor_url: string | null;
  video_channel_url: string | null;
  connections: ('garmin' | 'strava' | 'intervals')[];
  zip_limit_bytes: number;
  note_limit: number;
  name_limit: number;
  /** Release of the time zones' rules, as 2026f */
  time_zones: string;
  /** Whether activities from Strava can be shared */
  strava_sharing: boolean;
  demo: {
    email: string;
    password: string;
  } | null;
};
export type UploadToken = {
  id: number;
  name: string;
  created_at: string;
  last_used_at: string | null;
};
export type UploadTokenMade = {
  id: number;
  name: string;
  /** Told this one time */
  token: string;
};
export type PasswordChanged = {
  message: string;
  access_token: string;
  token_type: 'bearer';
};
export type Message = {
  message: string;
};
export type AccessToken = {
  access_token: string;
  token_type: 'bearer';
};
export type OidcLoginUrl = {
  login_url: string;
};
export type SurfType = 'traveling_waves' | 'standing_waves';
export type Source = 'MANUAL' | 'GARMIN' | 'STRAVA' | 'INTERVALS';
export type RoughRecords = {
  rides: boolean;
  attempts: boolean;
  tours: boolean;
};
export type VesselName = {
  nickname: string | null;
  brand: string;
  model: string;
};
export type AppliedSetting = {
  setting_id: number | null;
  min_speed_kmh: number;
  min_max_speed_kmh: number;
  separate_time_threshold: number;
  connect_time_threshold: number;
  min_points: number;
  min_ride_distance: number;
  min_ride_duration: number;
};
export type HiddenCircle = {
  latitude: number;
  longitude: number;
  radius_meters: number;
};
export type TrackPrivacy = {
  rides_only: boolean;
  hidden_circle: HiddenCircle | null;
  show_heart_rate: boolean;
};
export type Mark = {
  kind: 'not_a_ride' | 'missed_ride';
  start_time: string;
  end_time: string;
};
export type UsualHeading = {
  /** Degrees clockwise from north */
  heading: number;
  /** How many of your other sessions at the spot tell it */
  sessions: number;
  is_used: boolean;
};
export type DeletedRide = {
  id: number;
  start_time: string;
  end_time: string;
};
export type KeptPart = {
  start_time: string;
  end_time: string;
};
export type TideState = 'rising' | 'falling' | 'high' | 'low';
export type TideTurn = {
  time: string;
  kind: 'high' | 'low';
  /** Meters above the station's mean sea level */
  height: number;
};
export type TideCurve = {
  start: string;
  /** Seconds */
  step: number;
  height: number[];
};
export type Tide = {
  station: string;
  /** Meters from the session */
  distance: number;
  credit: string;
  at_start: TideState;
  share_at_start: number;
  /** From the last turn before the session to the first after it */
  extremes: TideTurn[];
  curve: TideCurve;
};
export type NearestStation = {
  station: string;
  /** Meters from the session */
  distance: number;
};
export type FlowEvent = {
  kind: 'slack' | 'flood' | 'ebb';
  time: string;
  knots: number | null;
};
export type FlowPoint = {
  time: string;
  /** Above 0 on the flood, below on the ebb */
  knots: number;
};
export type Flow = {
  /** Of two tide gauges, and not of a station of the current */
  estimate: boolean;
  /** Slacks and peaks, from the slack before the session to the one after it */
  events: FlowEvent[];
  /** Every 10 minutes of the session */
  curve: FlowPoint[];
  credits: string[];
};
export type Sun = {
  first_light: string | null;
  sunrise: string | null;
  sunset: string | null;
  last_light: string | null;
};
export type Weather = {
  source: string;
  wave_height: number | null;
  wave_period: number | null;
  wave_direction: number | null;
  wind_speed: number | null;
  wind_direction: number | null;
  water_temperature: number | null;
  at: string;
};
export type Conditions = {
  tide: Tide | null;
  tide_reason: ('no_station' | 'hidden') | null;
  nearest_station: NearestStation | null;
  flow: Flow | null;
  sun: Sun | null;
  weather: Weather | null;
};
export type HeartRate = {
  average: number;
  max: number;
  zones: number[] | null;
};
export type Effort = {
  riding_s: number;
  paddling_s: number;
  waiting_s: number;
  /** Drives, tows, jogs and gaps over 60 s */
  elsewhere_s: number;
  ridden_m: number;
  paddled_m: number;
  rides_per_hour: number | null;
  longest_wait_s: number | null;
};
export type WatchWave = {
  start_time: string;
  end_time: string;
  distance: number | null;
  max_speed: number | null;
  ride_id: number | null;
};
export type Watch = {
  count: number;
  waves: WatchWave[];
  /** Ids of counted rides that the watch does not have */
  only_here: number[];
};
export type SpeedSourceName = 'recorded' | 'dense' | 'position' | 'bridged';
export type Reason = {
  rule:
    | 'min_speed_kmh'
    | 'min_max_speed_kmh'
    | 'separate_time_threshold'
    | 'connect_time_threshold'
    | 'min_points'
    | 'min_ride_distance'
    | 'min_ride_duration'
    | 'trusted_speed'
    | 'activity'
    | 'mark';
  passed: boolean;
  measured?: number;
  required?: number;
  detail?: string;
};
export type RideTide = {
  state: TideState;
  share: number;
};
export type RideFlow = {
  /** Above 0 on the flood, below on the ebb */
  knots: number;
  minutes_from_peak: number | null;
};
export type RideHeartRate = {
  /** Mean of the 30 s before the start */
  before: number;
  average: number;
  /** Largest from the start to 60 s after the end, or to the start of the next */
  peak: number;
  /** From before to peak */
  rise: number;
};
export type Ride = {
  id: number;
  activity_id: number;
  start_time: string;
  end_time: string;
  duration: number;
  distance: number;
  max_speed: number;
  /** Half-width of the 95 % interval of max_speed */
  max_speed_band: number;
  /** Half-width of the 95 % interval of distance */
  distance_band: number;
  speed_source: SpeedSourceName;
  min_speed: number;
  avg_speed: number;
  /** Too few points are trusted: the figures set no record */
  rough: boolean;
  track_points: number;
  first_trackpoint_id: number;
  last_trackpoint_id: number;
  surf_time: number;
  surf_runs: [number, number][];
  is_surf_ride: boolean;
  is_tour: boolean;
  /** The time on the wave is too near to the minimum to tell is_surf_ride */
  borderline: boolean;
  reasons: Reason[];
  tide: RideTide | null;
  flow: RideFlow | null;
  heart_rate: RideHeartRate | null;
};
export type OtherRecording = {
  url_hash: string;
  activity_name: string;
  source: Source;
  counts: boolean;
};
export type OtherSurfType = {
  url_hash: string;
  activity_name: string;
};
export type AlignmentMethod = 'apple' | 'gopro' | 'clock' | 'by_hand';
export type AlignedVideo = {
  id: number;
  file_name: string;
  bytes: number;
  last_modified: number;
  starts_at: string;
  method: AlignmentMethod;
};
export type Trackpoint = {
  id: number;
  activity_id: number;
  time: string;
  latitude: number;
  longitude: number;
  distance: number;
  speed_km_h: number;
  heart_rate: number | null;
  is_surf_point: boolean;
};
export type Activity = {
  id: number;
  url_hash: string;
  activity_name: string;
  activity_time: string | null;
  time_zone: string | null;
  utc_offset: string | null;
  place: string | null;
  spot: string | null;
  upload_time: string;
  is_public: boolean;
  is_demo: boolean;
  has_video: boolean;
  surf_type: SurfType;
  source: Source;
  total_rides: number;
  total_attempts: number;
  total_tours: number;
  longest_ride_distance: number | null;
  longest_ride_time: number | null;
  longest_tour_distance: number | null;
  max_speed: number | null;
  max_drift_speed: number | null;
  success_rate: number;
  flow_knots: number | null;
  rough: RoughRecords;
  surf_vessel_id: number | null;
  surf_vessel: VesselName | null;
  copy_of: string | null;
  other_sport: string | null;
  average_heart_rate: number | null;
  max_heart_rate: number | null;
  paddled_m: number | null;
  /** The session counts in totals and holds none of its owner's records */
  excluded_from_records: boolean;
  /** False for a session whose name is made of its time and place */
  is_named: boolean;
  note: string;
  video_link: string | null;
  map_filename: string | null;
  source_activity_id: string | null;
  device_name: string | null;
  /** Strava hides the start, so the times of day are not the real ones */
  time_hidden: boolean;
  sport: string | null;
  source_file_name: string;
  /** Sentences about what reading the file left out */
  warnings: string[];
  point_count: number;
  engine_version: string;
  surf_setting_applied: AppliedSetting | null;
  privacy: TrackPrivacy;
  marks: Mark[];
  usual_heading: UsualHeading | null;
  deleted_rides: DeletedRide[];
  kept_part: KeptPart | null;
  trimmed_rides: DeletedRide[];
  totals: {
    total_distance: number;
    total_time: number;
    total_duration: number;
    longest_tour_time: number | null;
    top_5_avg_distance: number | null;
    top_5_avg_time: number | null;
    success_rate: number;
    tour_rate: number;
  };
  conditions: Conditions | null;
  heart_rate: HeartRate | null;
  effort: Effort | null;
  watch: Watch | null;
  surf_rides: Ride[];
  surf_attempts: Ride[];
  same_session: OtherRecording[];
  counted_as_other_surf_type: OtherSurfType | null;
  videos: AlignedVideo[];
  trackpoints: Trackpoint[];
};
export type ActivityListItem = {
  id: number;
  url_hash: string;
  activity_name: string;
  activity_time: string | null;
  time_zone: string | null;
  utc_offset: string | null;
  place: string | null;
  spot: string | null;
  upload_time: string;
  is_public: boolean;
  is_demo: boolean;
  has_video: boolean;
  surf_type: SurfType;
  source: Source;
  total_rides: number;
  total_attempts: number;
  total_tours: number;
  longest_ride_distance: number | null;
  longest_ride_time: number | null;
  longest_tour_distance: number | null;
  max_speed: number | null;
  max_drift_speed: number | null;
  success_rate: number;
  flow_knots: number | null;
  rough: RoughRecords;
  surf_vessel_id: number | null;
  surf_vessel: VesselName | null;
  copy_of: string | null;
  other_sport: string | null;
  average_heart_rate: number | null;
  max_heart_rate: number | null;
  paddled_m: number | null;
  /** The session counts in totals and holds none of its owner's records */
  excluded_from_records: boolean;
};
export type Coast = {
  west: number;
  south: number;
  east: number;
  north: number;
  /** Polygons of rings, with longitudes and latitudes in turn; none where all is land or sea */
  sea: number[][][];
};
export type ComparedRide = {
  id: number;
  duration: number;
  distance: number;
  max_speed: number;
  surf_time: number;
  rough: boolean;
  is_surf_ride: boolean;
  is_tour: boolean;
};
export type RunningRecord = {
  id: number;
  url_hash: string;
  activity_name: string;
  activity_time: string | null;
  time_zone: string | null;
  utc_offset: string | null;
  rough: RoughRecords;
  surf_vessel: VesselName | null;
  paddled_m: number | null;
  rides_per_hour: number | null;
  average_heart_rate: number | null;
  rides: ComparedRide[];
  total_rides: number;
  total_distance: number;
  total_time: number;
  max_speed: number | null;
  longest_distance: number | null;
  longest_time: number | null;
  top_5_avg_distance: number[];
  top_5_avg_time: number[];
};
export type StandingRecord = {
  id: number;
  url_hash: string;
  activity_name: string;
  activity_time: string | null;
  time_zone: string | null;
  utc_offset: string | null;
  rough: RoughRecords;
  surf_vessel: VesselName | null;
  paddled_m: number | null;
  rides_per_hour: number | null;
  average_heart_rate: number | null;
  rides: ComparedRide[];
  total_attempts: number;
  total_surf_rides: number;
  success_rate: number;
  total_surfing_time: number;
  longest_ride_duration: number | null;
  max_drifting_speed: number | null;
  total_tours: number;
  longest_tour_distance: number | null;
  longest_tour_duration: number | null;
  flow_knots: number | null;
  minutes_from_peak: {
    first: number;
    last: number;
  } | null;
};
export type WholeTrack = {
  track: string;
};
export type Outline = {
  url_hash: string;
  /** SVG path of the simplified track in a square of 64 units */
  way: string;
  /** SVG path of the rides in a square of 64 units */
  rides: string;
  /** SVG path of the sea in a square of 64 units; empty without land */
  sea: string;
};
export type PictureShape = 'story' | 'square' | 'wide';
export type PictureTheme = 'dark' | 'light' | 'transparent';
export type PictureMotif = 'track' | 'longest_ride' | 'bars';
export type UsedParameters = {
  min_speed_kmh: number;
  min_max_speed_kmh: number;
  separate_time_threshold: number;
  connect_time_threshold: number;
  min_points: number;
  min_ride_distance: number;
  min_ride_duration: number;
};
export type PublicTotals = {
  total_rides: number;
  total_attempts: number;
  total_tours: number;
  total_distance: number;
  total_time: number;
  total_duration: number;
  longest_ride_distance: number | null;
  longest_ride_time: number | null;
  longest_tour_distance: number | null;
  longest_tour_time: number | null;
  max_speed: number | null;
  max_drift_speed: number | null;
  top_5_avg_distance: number | null;
  top_5_avg_time: number | null;
  success_rate: number;
  tour_rate: number;
  rough: RoughRecords;
};
export type PublicTrackpoint = {
  id: number;
  activity_id: number;
  time: string;
  latitude: number;
  longitude: number;
  distance: number;
  speed_km_h: number;
  heart_rate: number | null;
  is_surf_point: boolean;
  speed: number;
};
export type PublicActivity = {
  url_hash: string;
  activity_name: string;
  activity_time: string | null;
  time_zone: string | null;
  utc_offset: string | null;
  username: string;
  garmin_device: string | null;
  surf_type: SurfType;
  is_demo: boolean;
  video_link: string | null;
  map_filename: string | null;
  note: string;
  distance_unit: DistanceUnit;
  speed_unit: SpeedUnit;
  surf_setting_applied: UsedParameters | null;
  point_count: number;
  totals: PublicTotals;
  conditions: Conditions | null;
  heart_rate: HeartRate | null;
  effort: Effort | null;
  surf_rides: Ride[];
  surf_attempts: Ride[];
  trackpoints: PublicTrackpoint[];
};
export type SurfTypeChoice = {
  surf_type: 'traveling_waves' | 'standing_waves';
};
export type RecordingChoice = {
  other: string;
  counts: 'this' | 'other' | 'both';
};
export type UsualHeadingChoice = {
  is_used: boolean;
};
export type ActivityEdit = {
  activity_name?: string;
  surf_vessel_id?: number | null;
  is_public?: boolean;
  strava_sharing_confirmed?: boolean;
  video_link?: string | null;
  excluded_from_records?: boolean;
  /** A recording that names a sport on land counts as a surf session */
  is_surfing?: true;
};
export type MapFile = {
  map_file: string;
};
export type RedetectionRequest = {
  dry_run: boolean;
  /** Clean the tracks again, from their original files, first */
  clean_again?: boolean;
  user_id?: number;
  url_hash?: string;
  engine_version?: string;
  setting_id?: number;
  parameters?: {
    /** Speed at which you count as surfing. Lower it for slow, mellow waves. In km/h. */
    min_speed_kmh?: number;
    /** A ride must reach this speed at least once, so fast paddling doesn't count. In km/h. */
    min_max_speed_kmh?: number;
    /** Rides separated by more than this are counted separately. In s. */
    separate_time_threshold?: number;
    /** Slow moments up to this long, in the middle of a ride, still count as surfing. In s. */
    connect_time_threshold?: number;
    /** A ride has at least this many GPS points while surfing. In points. */
    min_points?: number;
    /** A ride covers at least this distance. In m. */
    min_ride_distance?: number;
    /** A ride lasts at least this long. Lower this to include very short rides. In s. */
    min_ride_duration?: number;
  };
  from?: string;
};
export type RideDifference = {
  gained: number;
  lost: number;
  changed: number;
  kept: number;
};
export type RedetectionProgress = {
  /** Where a later request can go on */
  position: string;
  head: string;
  activities: number;
  /** Left out, because their recordings expired */
  expired_activities?: number;
  /** Detected with the usual heading for the first time */
  told_activities?: number;
  /** In another time zone than before, by exact borders */
  rezoned_activities?: number;
  points: number;
  points_per_second: number;
  time_left: number | null;
  rides: RideDifference;
  differing_activities: number;
  differing: {
    url_hash: string;
    user_id: number;
    gained: number;
    lost: number;
    changed: number;
    kept: number;
    /** What else is another one than before */
    changes?: ('time zone' | 'place' | 'start' | 'time in the water' | 'distance')[];
  }[];
  failed_activities: number;
  failed: {
    url_hash: string;
    reason: string;
  }[];
};
export type Redetection = {
  state: 'running' | 'done' | 'cancelled' | 'interrupted' | 'failed';
  asked: RedetectionRequest;
  started_at: string;
  progress: RedetectionProgress | null;
};
export type CurrentRedetection = {
  redetection: Redetection | null;
};
export type LoadedDemoActivities = {
  loaded: number;
};
export type RemovedDemoActivities = {
  removed: number;
};
export type Trim = {
  kept_part: {
    start_time: string;
    end_time: string;
  } | null;
};
export type Start = {
  start_time: string;
};
export type PushedUpload = {
  url_hash: string;
  duplicate: boolean;
  /** url_hashes of the file's other sessions in order of time; the answer tells the one with most rides */
  others: string[];
};
export type UploadAnswer = {
  url_hash: string;
  duplicate: boolean;
  activity_time: string | null;
  time_zone: string | null;
  utc_offset: string | null;
  total_rides: number;
  longest_ride_distance: number | null;
  longest_ride_time: number | null;
  other_sport: string | null;
  far_from_standing_wave: string | null;
  /** Sentences about what reading the file left out */
  warnings: string[];
  /** url_hashes of the file's other sessions in order of time; the answer tells the one with most rides */
  others: string[];
};
export type Note = {
  note: string;
};
export type Flood = {
  slack: string;
  peak: string;
  /** At the peak */
  knots: number;
  next_slack: string;
  /** From when to when it runs with so many knots; null where it does not */
  windows: {
    '8': [string, string] | null;
    '11': [string, string] | null;
    '13': [string, string] | null;
  };
  /** Of the window of 8 knots, from first to last light; of the whole flood without one */
  daylight: 'day' | 'night' | 'partly';
  /** From slack to slack, the times after last and before first light */
  dark: [string, string][];
  utc_offset: string | null;
};
export type Rapids = {
  estimate: true;
  note: string;
  credits: string[];
  floods: Flood[];
};
export type SettingProfile = {
  id: number;
  setting_name: string;
  min_speed_kmh: number;
  min_max_speed_kmh: number;
  separate_time_threshold: number;
  connect_time_threshold: number;
  min_points: number;
  min_ride_distance: number;
  min_ride_duration: number;
};
export type SettingFields = {
  setting_name: string;
  /** Speed at which you count as surfing. Lower it for slow, mellow waves. In km/h. */
  min_speed_kmh: number;
  /** A ride must reach this speed at least once, so fast paddling doesn't count. In km/h. */
  min_max_speed_kmh: number;
  /** Rides separated by more than this are counted separately. In s. */
  separate_time_threshold: number;
  /** Slow moments up to this long, in the middle of a ride, still count as surfing. In s. */
  connect_time_threshold: number;
  /** A ride has at least this many GPS points while surfing. In points. */
  min_points: number;
  /** A ride covers at least this distance. In m. */
  min_ride_distance: number;
  /** A ride lasts at least this long. Lower this to include very short rides. In s. */
  min_ride_duration: number;
};
export type DefaultSetting = {
  id: number | null;
};
export type SettingSuggestion = {
  name: string;
  min_speed_kmh: number;
  min_max_speed_kmh: number;
  separate_time_threshold: number;
  connect_time_threshold: number;
  min_points: number;
  min_ride_distance: number;
  min_ride_duration: number;
};
export type VesselType =
  | 'surfboard'
  | 'sup_board'
  | 'bodyboard'
  | 'foil'
  | 'surf_kayak'
  | 'sea_kayak'
  | 'whitewater_kayak'
  | 'surfski'
  | 'other';
export type Vessel = {
  id: number;
  brand: string;
  model: string;
  nickname: string | null;
  type: VesselType;
};
export type VesselFields = {
  brand: string;
  model: string;
  nickname?: string | null;
  type:
    | 'surfboard'
    | 'sup_board'
    | 'bodyboard'
    | 'foil'
    | 'surf_kayak'
    | 'sea_kayak'
    | 'whitewater_kayak'
    | 'surfski'
    | 'other';
};
export type ActivationKey = {
  key: string;
};
export type VideoAlignment = {
  file_name: string;
  bytes: number;
  last_modified: number;
  starts_at: string;
  method: AlignmentMethod;
};
export type GarminConnected = {
  /** Garmin sent a code: send it with this state */
  mfa_state?: string;
};
export type GarminProfile = {
  fullName: string;
};
export type StravaAuthorizationUrl = {
  authorization_url: string;
};
export type GarminStatus = {
  is_connected: boolean;
  last_sync: string | null;
  /** This installation can connect the service */
  offered: boolean;
  /** The service accepts the connection no longer */
  needs_reconnect: boolean;
  garmin_username: string | null;
};
export type StravaStatus = {
  is_connected: boolean;
  last_sync: string | null;
  /** This installation can connect the service */
  offered: boolean;
  /** The service accepts the connection no longer */
  needs_reconnect: boolean;
  athlete_name: string | null;
};
export type IntervalsStatus = {
  is_connected: boolean;
  last_sync: string | null;
  /** This installation can connect the service */
  offered: boolean;
  /** The service accepts the connection no longer */
  needs_reconnect: boolean;
  athlete_id: string | null;
};
export type GarminActivity = {
  activity_name: string;
  /** YYYY-MM-DD HH:mm:ss where it was recorded; for Garmin the key in addresses */
  activity_date: string;
  activity_type: string;
  is_analyzed: boolean;
  analyzed_activity_url_hash: string | null;
  known_session: {
    url_hash: string;
    source: 'MANUAL' | 'GARMIN' | 'STRAVA' | 'INTERVALS';
  } | null;
  has_track: boolean;
  distance: number | null;
  duration: number | null;
  device: string | null;
};
export type GarminActivities = {
  activities: GarminActivity[];
  /** Activities on all pages */
  total: number;
  full_at: number | null;
};
export type StravaActivity = {
  activity_name: string;
  /** YYYY-MM-DD HH:mm:ss where it was recorded; for Garmin the key in addresses */
  activity_date: string;
  activity_type: string;
  is_analyzed: boolean;
  analyzed_activity_url_hash: string | null;
  known_session: {
    url_hash: string;
    source: 'MANUAL' | 'GARMIN' | 'STRAVA' | 'INTERVALS';
  } | null;
  has_track: boolean;
  distance: number | null;
  duration: number | null;
  device: string | null;
  strava_activity_id: string;
  start_date: string | null;
  type: string;
  /** The start time is hidden at Strava */
  time_hidden: boolean;
};
export type StravaActivities = {
  activities: StravaActivity[];
  /** Activities on all pages */
  total: number;
  full_at: number | null;
};
export type IntervalsActivity = {
  activity_name: string;
  /** YYYY-MM-DD HH:mm:ss where it was recorded; for Garmin the key in addresses */
  activity_date: string;
  activity_type: string;
  is_analyzed: boolean;
  analyzed_activity_url_hash: string | null;
  known_session: {
    url_hash: string;
    source: 'MANUAL' | 'GARMIN' | 'STRAVA' | 'INTERVALS';
  } | null;
  has_track: boolean;
  distance: number | null;
  duration: number | null;
  device: string | null;
  intervals_activity_id: string;
  held_by: string | null;
};
export type IntervalsActivities = {
  activities: IntervalsActivity[];
  /** Activities on all pages */
  total: number;
  full_at: number | null;
};
export type AnalyzedActivity = {
  message: string;
  activity_url_hash: string;
};
export type GarminSync = {
  message: string;
  activities: GarminActivity[];
  /** Activities on all pages */
  total: number;
  full_at: number | null;
};
export type GarminSyncRequest = {
  sync_type?: 'recent-10' | 'recent-30' | 'recent-100' | 'select-date';
  date?: string;
};
export type StravaSync = {
  message: string;
  activities: StravaActivity[];
  /** Activities on all pages */
  total: number;
  full_at: number | null;
  activity_name?: string;
  start_date?: string | null;
  type?: string;
};
export type StravaSyncRequest = {
  sync_type: 'last' | 'recent-100' | 'select-date';
  date?: string;
};
export type IntervalsSync = {
  message: string;
  activities: IntervalsActivity[];
  /** Activities on all pages */
  total: number;
  full_at: number | null;
  activity_name?: string;
  start_date?: string | null;
  type?: string;
};
export type IntervalsSyncRequest = {
  sync_type?: 'last' | 'recent-10' | 'recent-30' | 'recent-100' | 'select-date';
  date?: string;
};
export type SeasonGoals = {
  sessions: number | null;
  rides: number | null;
  hours: number | null;
};
export type SeasonFigures = {
  sessions: number;
  days: number;
  time_in_water: number;
  rides: number;
  rides_per_hour: number | null;
  distance_ridden: number;
  time_ridden: number;
  attempts: number | null;
  success_rate: number | null;
  spots: number;
  paddled_m: number;
  riding_s: number;
  paddling_s: number;
  waiting_s: number;
};
export type RideRecord = {
  value: number;
  url_hash: string;
  ride_number: number;
  day: string;
};
export type SessionRecord = {
  value: number;
  url_hash: string;
  day: string;
};
export type SeasonRecords = {
  longest_distance: RideRecord | null;
  longest_time: RideRecord | null;
  max_speed: RideRecord | null;
  most_rides: SessionRecord | null;
};
export type SeasonMonth = {
  month: string;
  sessions: number;
  time_in_water: number;
  rides: number;
  rides_per_hour: number | null;
  longest_distance: number | null;
  max_speed: number | null;
};
export type SeasonDay = {
  day: string;
  sessions: number;
  rides: number;
  time_in_water: number;
};
export type SeasonVessel = {
  vessel_id: number | null;
  name: string | null;
  figures: SeasonFigures;
  records: SeasonRecords;
};
export type SeasonSpot = {
  spot_id: number | null;
  name: string | null;
  figures: SeasonFigures;
  records: SeasonRecords;
};
export type Trip = {
  place: string | null;
  from: string;
  to: string;
  sessions: number;
  rides: number;
};
export type SeasonTide = {
  state: 'low' | 'rising' | 'high' | 'falling';
  sessions: number;
  rides: number;
  time_in_water: number;
  rides_per_hour: number | null;
};
export type SeasonFlow = {
  from_knots: number | null;
  sessions: number;
  rides: number;
  time_in_water: number;
  rides_per_hour: number | null;
};
export type SeasonHour = {
  hour: number;
  sessions: number;
  rides: number;
  time_in_water: number;
  rides_per_hour: number | null;
};
export type Season = {
  from: string | null;
  to: string | null;
  is_demo: boolean;
  figures: SeasonFigures;
  previous: SeasonFigures | null;
  records: SeasonRecords;
  months: SeasonMonth[];
  days: SeasonDay[];
  vessels: SeasonVessel[];
  spots: SeasonSpot[];
  trips: Trip[];
  tides: SeasonTide[];
  /** Standing waves by knots of flood; nothing from fewer than five sessions */
  flows: SeasonFlow[];
  hours: SeasonHour[];
};
export type RecordOfSession = {
  record: 'most_rides' | 'longest_distance' | 'longest_time' | 'max_speed';
  scope: 'all' | 'vessel' | 'spot';
  ride_number: number | null;
  value: number;
  replaced: {
    value: number;
    url_hash: string;
    ride_number: number | null;
    day: string;
  };
  until: string | null;
};
export type SessionTide = {
  url_hash: string;
  state: 'low' | 'rising' | 'high' | 'falling';
};
export type MergedSpot = {
  spot_id: number;
  name: string | null;
  latitude: number;
  longitude: number;
};
export type Spot = {
  spot_id: number;
  name: string | null;
  is_named: boolean;
  latitude: number;
  longitude: number;
  sessions: number;
  rides: number;
  first_day: string;
  last_day: string;
  /** Spots that were merged into this one, as they were before */
  merged: MergedSpot[];
};
export type TakeOffs = {
  latitude: number[];
  longitude: number[];
  heading: (number | null)[];
  distance: number[];
  url_hash: string[];
  ride_number: number[];
};
export type SpotMerge = {
  into: number;
};
export type SpotName = {
  name: string;
};
export type FunnelStep = {
  step: 'registered' | 'verified' | 'first_upload' | 'first_rides' | 'second_session' | 'shared';
  people: number;
  median_days: number | null;
};
export type MonthOfActivities = {
  month: string;
  total_activities: number;
  new_activities: number;
};
export type Cohort = {
  start: string;
  size: number;
  /** By months since, finished ones only */
  active: number[];
};
export type DetectionGroup = {
  /** Null for sessions that do not name it */
  name: string | null;
  sessions: number;
  without_rides: number;
  rides: number;
  not_a_ride: number;
  missed_ride: number;
};
export type DetectionHealth = {
  engines: DetectionGroup[];
  devices: DetectionGroup[];
};
export type WatchAgreement = {
  /** Null for sessions that name no device */
  name: string | null;
  sessions: number;
  waves: number;
  rides: number;
  matched: number;
};
export type GlobalStats = {
  total_users: number;
  total_activities: number;
  total_public_activities: number;
  total_manual_activities: number;
  total_garmin_activities: number;
  total_strava_activities: number;
};
export type AcceptedUploads = {
  month: string;
  source: string;
  uploads: number;
};
export type RefusedUploads = {
  month: string;
  format: string;
  reason: string;
  uploads: number;
};
export type FailedSyncs = {
  service: string;
  reason: string;
  failures: number;
};
export type Intake = {
  accepted: AcceptedUploads[];
  refused: RefusedUploads[];
  failed_syncs: FailedSyncs[];
};
export type AnalyticsQuestion = {
  name: string;
  sql: string;
};
export type StorageGroup = {
  /** Null for all sessions together */
  source: string | null;
  /** Largest original of this class of sizes; null for larger ones */
  up_to_bytes: number | null;
  sessions: number;
  points: number;
  bytes: number;
  imports: number;
  median_millis: number | null;
  p95_millis: number | null;
  p99_millis: number | null;
};
export type SurfTypeShare = {
  surf_type: SurfType;
  count: number;
  percentage: number;
};
export type VesselShare = {
  vessel_type: VesselType;
  count: number;
  percentage: number;
};
export type MonthOfUsers = {
  month: string;
  total_users: number;
  new_users: number;
};
export type UserStats = {
  active_users: number;
  inactive_users: number;
  users_with_activities: number;
  users_with_public_activities: number;
  users_with_username: number;
  users_with_activation_key: number;
  users_with_garmin_activities: number;
  users_with_strava_activities: number;
  users_with_manual_activities: number;
  users_with_surf_kayak: number;
  users_with_sea_kayak: number;
  users_with_whitewater_kayak: number;
  users_with_surfboard: number;
  users_with_standup_paddleboard: number;
  users_with_foil: number;
  users_with_bodyboard: number;
  users_with_surfski: number;
  users_with_other_vessel: number;
  users_with_ocean_surfing: number;
  users_with_standing_waves: number;
  users_meters_distance: number;
  users_yards_distance: number;
  users_feet_distance: number;
  users_kmh_speed: number;
  users_mph_speed: number;
  users_ms_speed: number;
  users_kn_speed: number;
  active_users_percentage: number;
  inactive_users_percentage: number;
  users_with_activities_percentage: number;
  users_with_public_activities_percentage: number;
  users_with_username_percentage: number;
  users_with_activation_key_percentage: number;
  users_with_garmin_activities_percentage: number;
  users_with_strava_activities_percentage: number;
  users_with_manual_activities_percentage: number;
  users_with_surf_kayak_percentage: number;
  users_with_sea_kayak_percentage: number;
  users_with_whitewater_kayak_percentage: number;
  users_with_surfboard_percentage: number;
  users_with_standup_paddleboard_percentage: number;
  users_with_foil_percentage: number;
  users_with_bodyboard_percentage: number;
  users_with_surfski_percentage: number;
  users_with_other_vessel_percentage: number;
  users_with_ocean_surfing_percentage: number;
  users_with_standing_waves_percentage: number;
  users_meters_distance_percentage: number;
  users_yards_distance_percentage: number;
  users_feet_distance_percentage: number;
  users_kmh_speed_percentage: number;
  users_mph_speed_percentage: number;
  users_ms_speed_percentage: number;
  users_kn_speed_percentage: number;
};
export type EngagementRow = {
  user_id: number;
  email: string;
  username: string | null;
  total_activities: number;
  manual_activities: number;
  garmin_activities: number;
  strava_activities: number;
  public_activities: number;
  /** Signed in, uploaded or changed something in the last 90 days */
  is_active: boolean;
  /** When the account was registered */
  created_at: string;
};
export type JobState = 'running' | 'done' | 'cancelled' | 'interrupted' | 'failed';
export type RebuildProgress = {
  position: string;
  head: string;
  events: number;
  /** Events skipped: neither the previous version nor this one can apply them */
  passed: number;
  events_per_second: number;
  seconds_left: number;
};
export type Rebuild = {
  state: JobState;
  started_at: string;
  reason: string | null;
  progress: RebuildProgress | null;
};
export type ReadModel = {
  projection: string;
  version: number;
  position: string;
  head: string;
  /** Age of the oldest event that is not applied yet, in seconds */
  lag: number;
  status: 'live' | 'catching_up' | 'rebuilding' | 'stalled' | 'stopped';
  rebuild: Rebuild | null;
};
export type ActivityColumns = {
  id: number;
  url_hash: string;
  activity_name: string;
  activity_time: string | null;
  time_zone: string | null;
  utc_offset: string | null;
  place: string | null;
  spot: string | null;
  upload_time: string;
  is_public: boolean;
  is_demo: boolean;
  has_video: boolean;
  surf_type: SurfType;
  source: Source;
  total_rides: number;
  total_attempts: number;
  total_tours: number;
  longest_ride_distance: number | null;
  longest_ride_time: number | null;
  longest_tour_distance: number | null;
  max_speed: number | null;
  max_drift_speed: number | null;
  success_rate: number;
  flow_knots: number | null;
  rough: RoughRecords;
  surf_vessel_id: number | null;
  surf_vessel: VesselName | null;
  copy_of: string | null;
  other_sport: string | null;
  average_heart_rate: number | null;
  max_heart_rate: number | null;
  paddled_m: number | null;
  /** The session counts in totals and holds none of its owner's records */
  excluded_from_records: boolean;
  /** False for a session whose name is made of its time and place */
  is_named: boolean;
  note: string;
  video_link: string | null;
  map_filename: string | null;
  source_activity_id: string | null;
  device_name: string | null;
  /** Strava hides the start, so the times of day are not the real ones */
  time_hidden: boolean;
  sport: string | null;
  source_file_name: string;
  /** Sentences about what reading the file left out */
  warnings: string[];
  point_count: number;
  engine_version: string;
  surf_setting_applied: AppliedSetting | null;
  privacy: TrackPrivacy;
  marks: Mark[];
  usual_heading: UsualHeading | null;
  deleted_rides: DeletedRide[];
  kept_part: KeptPart | null;
  trimmed_rides: DeletedRide[];
  totals: {
    total_distance: number;
    total_time: number;
    total_duration: number;
    longest_tour_time: number | null;
    top_5_avg_distance: number | null;
    top_5_avg_time: number | null;
    success_rate: number;
    tour_rate: number;
  };
  conditions: Conditions | null;
  heart_rate: HeartRate | null;
  effort: Effort | null;
  watch: Watch | null;
  surf_rides: Ride[];
  surf_attempts: Ride[];
  same_session: OtherRecording[];
  counted_as_other_surf_type: OtherSurfType | null;
  videos: AlignedVideo[];
  track: string;
};
export type PublicActivityColumns = {
  url_hash: string;
  activity_name: string;
  activity_time: string | null;
  time_zone: string | null;
  utc_offset: string | null;
  username: string;
  garmin_device: string | null;
  surf_type: SurfType;
  is_demo: boolean;
  video_link: string | null;
  map_filename: string | null;
  note: string;
  distance_unit: DistanceUnit;
  speed_unit: SpeedUnit;
  surf_setting_applied: UsedParameters | null;
  point_count: number;
  totals: PublicTotals;
  conditions: Conditions | null;
  heart_rate: HeartRate | null;
  effort: Effort | null;
  surf_rides: Ride[];
  surf_attempts: Ride[];
  /** SVG paths of the track and its rides, as in lists */
  outline: {
    way: string;
    rides: string;
  };
  track: string;
};
