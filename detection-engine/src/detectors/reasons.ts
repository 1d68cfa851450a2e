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
  const rule = (name: Reason['rule'], measured: number, required: number): Reason => ({
    rule: name,
    passed: measured >= required,
    measured,
    required,
  });
  return [
    rule('min_points', values.surfPoints, parameters.min_points),
    rule('min_max_speed_kmh', values.maxSpeed, parameters.min_max_speed_kmh),
    rule('min_ride_distance', values.distance, parameters.min_ride_distance),
    rule('min_ride_duration', values.duration, parameters.min_ride_duration),
  ];
}
