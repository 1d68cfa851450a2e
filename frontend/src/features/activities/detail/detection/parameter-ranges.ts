import type { ParameterKey } from '../../../../lib/detection-parameters.ts';

/** How far a slider goes: wide enough for foil and kayak, narrow enough to aim. */
export const PARAMETER_RANGES: Record<ParameterKey, readonly [low: number, high: number]> = {
  min_speed_kmh: [1, 25],
  min_max_speed_kmh: [1, 35],
  separate_time_threshold: [1, 120],
  connect_time_threshold: [0, 60],
  min_points: [1, 60],
  min_ride_distance: [0, 300],
  min_ride_duration: [0, 60],
};
