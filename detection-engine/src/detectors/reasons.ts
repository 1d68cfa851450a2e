import type { Reason } from './detection.ts';
import type { DetectionParameters } from './parameters.ts';

/** What the four keeping rules look at. */
export interface RuleValues {
  readonly surfPoints: number;
  /** km/h */
  readonly maxSpeed: number;
  /** km/h: the fastest row that is not doubtful. */
  readonly trustedMaxSpeed: number;
  readonly rough: boolean;
  /** m */
  readonly distance: number;
  /** s */
  readonly duration: number;
}

/**
 * Each keeping rule's verdict over a candidate: measured beside required, so that the margin can be read off. Of a
 * rough candidate a trusted row has to reach the maximum speed asked for too: a leap of the receiver is no ride.
 */
export function judge(values: RuleValues, parameters: DetectionParameters): Reason[] {
  const reasons = [
    verdict('min_points', values.surfPoints, parameters.min_points),
    verdict('min_max_speed_kmh', values.maxSpeed, parameters.min_max_speed_kmh),
    verdict('min_ride_distance', values.distance, parameters.min_ride_distance),
    verdict('min_ride_duration', values.duration, parameters.min_ride_duration),
  ];
  if (values.rough) {
    reasons.push(verdict('trusted_speed', values.trustedMaxSpeed, parameters.min_max_speed_kmh));
  }
  return reasons;
}

function verdict(rule: Reason['rule'], measured: number, required: number): Reason {
  return { rule, passed: measured >= required, measured, required };
}
