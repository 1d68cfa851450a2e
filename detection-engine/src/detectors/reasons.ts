import type { Reason } from './detection.ts';
import type { DetectionParameters } from './parameters.ts';

/** Input of the minimum rules. */
export interface RuleValues {
  readonly surfPoints: number;
  /** km/h */
  readonly maxSpeed: number;
  /** km/h: the fastest trusted row. */
  readonly trustedMaxSpeed: number;
  readonly rough: boolean;
  /** m */
  readonly distance: number;
  /** s */
  readonly duration: number;
}

/**
 * Checks a candidate against the minimum parameters. A rough candidate also needs a trusted row at the minimum top
 * speed, since its fastest row may be a position jump of the receiver.
 */
export function checkRules(values: RuleValues, parameters: DetectionParameters): Reason[] {
  const reasons = [
    check('min_points', values.surfPoints, parameters.min_points),
    check('min_max_speed_kmh', values.maxSpeed, parameters.min_max_speed_kmh),
    check('min_ride_distance', values.distance, parameters.min_ride_distance),
    check('min_ride_duration', values.duration, parameters.min_ride_duration),
  ];
  if (values.rough) {
    reasons.push(check('trusted_speed', values.trustedMaxSpeed, parameters.min_max_speed_kmh));
  }
  return reasons;
}

function check(rule: Reason['rule'], measured: number, required: number): Reason {
  return { rule, passed: measured >= required, measured, required };
}
