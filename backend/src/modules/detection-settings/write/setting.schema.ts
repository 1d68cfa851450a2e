import { type Static, Type } from '@sinclair/typebox';

/** A parameter's bounds, told in the error. */
const bounded = (label: string, minimum: number, maximum: number, unit: string, step: number) =>
  Type.Number({
    minimum,
    maximum,
    multipleOf: step,
    description: `${label}, ${minimum} to ${maximum} ${unit}`,
    errorMessage: `${label} must be a number between ${minimum} and ${maximum} ${unit}${step === 1 ? '' : ` in steps of ${step}`}`,
  });

/** What a profile's form sends (spec section 7): all eight fields are required. */
export const SettingBody = Type.Object(
  {
    setting_name: Type.String({
      minLength: 1,
      maxLength: 60,
      pattern: '\\S',
      errorMessage: 'Setting name must be between 1 and 60 characters long',
    }),
    min_speed_kmh: bounded('Minimum speed', 0.5, 60, 'km/h', 0.1),
    min_max_speed_kmh: bounded('Minimum top speed', 0.5, 100, 'km/h', 0.1),
    separate_time_threshold: bounded('Separate time threshold', 1, 600, 'seconds', 1),
    connect_time_threshold: bounded('Connect time threshold', 0, 120, 'seconds', 1),
    min_points: bounded('Minimum points', 1, 1000, 'points', 1),
    min_ride_distance: bounded('Minimum ride distance', 0, 5000, 'meters', 1),
    min_ride_duration: bounded('Minimum ride duration', 0, 600, 'seconds', 1),
  },
  { additionalProperties: false },
);
export type SettingBody = Static<typeof SettingBody>;

export function splitSetting(body: SettingBody) {
  const { setting_name, ...parameters } = body;
  return { name: setting_name.trim(), parameters };
}
