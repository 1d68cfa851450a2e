import type { Reason } from './detection.ts';
import type { DetectionParameters } from './parameters.ts';

/** What the four keeping rules look at. */
export interface RuleValues {
  readonly surfPoints: number;
  /** km/h */
  readonly maxSpeed: number;
  /** m */
  readonly distance: number;
  /** s */
  readonly duration: number;
}

/** Each keeping rule's verdict over a candidate: measured beside required, so that the margin can be read off. */
export function judge(values: RuleValues, parameters: DetectionParameters): Reason[] {
  return [
    verdict('min_points', values.surfPoints, parameters.min_points),
    verdict('min_max_speed_kmh', values.maxSpeed, parameters.min_max_speed_kmh),
    verdict('min_ride_distance', values.distance, parameters.min_ride_distance),
    verdict('min_ride_duration', values.duration, parameters.min_ride_duration),
  ];
}

function verdict(rule: Reason['rule'], measured: number, required: number): Reason {
  return { rule, passed: measured >= required, measured, required };
}
