import { type DetectionParameters, PARAMETER_BOUNDS } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';

/** A parameter's bounds, told in the error. */
function bounded(parameter: keyof DetectionParameters, label: string, unit: string) {
  const { min, max, step } = PARAMETER_BOUNDS[parameter];
  const steps = step === 1 ? '' : ` in steps of ${step}`;
  return Type.Number({
    minimum: min,
    maximum: max,
    multipleOf: step,
    description: `${label}, ${min} to ${max} ${unit}`,
    errorMessage: `${label} must be a number between ${min} and ${max} ${unit}${steps}`,
  });
}

/** What a profile's form sends (spec section 7): all eight fields are required. */
export const SettingBody = Type.Object(
  {
    setting_name: Type.String({
      minLength: 1,
      maxLength: 60,
      pattern: '\\S',
      errorMessage: 'Setting name must be between 1 and 60 characters long',
    }),
    min_speed_kmh: bounded('min_speed_kmh', 'Minimum speed', 'km/h'),
    min_max_speed_kmh: bounded('min_max_speed_kmh', 'Minimum top speed', 'km/h'),
    separate_time_threshold: bounded('separate_time_threshold', 'Separate time threshold', 'seconds'),
    connect_time_threshold: bounded('connect_time_threshold', 'Connect time threshold', 'seconds'),
    min_points: bounded('min_points', 'Minimum points', 'points'),
    min_ride_distance: bounded('min_ride_distance', 'Minimum ride distance', 'meters'),
    min_ride_duration: bounded('min_ride_duration', 'Minimum ride duration', 'seconds'),
  },
  { additionalProperties: false },
);
export type SettingBody = Static<typeof SettingBody>;

export function splitSetting(body: SettingBody) {
  const { setting_name, ...parameters } = body;
  return { name: setting_name.trim(), parameters };
}
