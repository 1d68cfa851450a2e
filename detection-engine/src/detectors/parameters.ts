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

/** What a parameter may be, in its own unit. */
export interface ParameterBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** For forms and servers; the detectors themselves take any number. */
export const PARAMETER_BOUNDS: Readonly<Record<keyof DetectionParameters, ParameterBounds>> = {
  min_speed_kmh: { min: 0.5, max: 60, step: 0.1 },
  min_max_speed_kmh: { min: 0.5, max: 100, step: 0.1 },
  separate_time_threshold: { min: 1, max: 600, step: 1 },
  connect_time_threshold: { min: 0, max: 120, step: 1 },
  min_points: { min: 1, max: 1000, step: 1 },
  min_ride_distance: { min: 0, max: 5000, step: 1 },
  min_ride_duration: { min: 0, max: 600, step: 1 },
};

export function isWithinBounds(parameter: keyof DetectionParameters, value: number): boolean {
  const { min, max } = PARAMETER_BOUNDS[parameter];
  return value >= min && value <= max;
}

/** The sentence for a value out of bounds, wherever it is given by the parameter's name. */
export function boundsSentence(parameter: keyof DetectionParameters): string {
  const { min, max } = PARAMETER_BOUNDS[parameter];
  return `${parameter} is a number between ${min} and ${max}`;
}
