/** The seven parameters of a detection profile, in the units people see (spec section 3). */
export interface DetectionParameters {
  /** km/h: a point at least this fast is a surf point. */
  readonly min_speed_kmh: number;
  /** km/h: a ride's fastest point reaches at least this. */
  readonly min_max_speed_kmh: number;
  /** s: surf points further apart than this belong to different rides. */
  readonly separate_time_threshold: number;
  /** s: points between two surf points at most this far apart become surf points. */
  readonly connect_time_threshold: number;
  /** Surf points a ride needs at least. */
  readonly min_points: number;
  /** m a ride covers at least. */
  readonly min_ride_distance: number;
  /** s a ride lasts at least. */
  readonly min_ride_duration: number;
}

export const DEFAULT_DETECTION_PARAMETERS: DetectionParameters = {
  min_speed_kmh: 8,
  min_max_speed_kmh: 10,
  separate_time_threshold: 20,
  connect_time_threshold: 5,
  min_points: 3,
  min_ride_distance: 30,
  min_ride_duration: 5,
};
