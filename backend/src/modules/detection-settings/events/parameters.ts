import { Type, type Static } from '@sinclair/typebox';

/** The seven parameters of a profile, in the units people see. */
export const Parameters = Type.Object({
  min_speed_kmh: Type.Number(),
  min_max_speed_kmh: Type.Number(),
  separate_time_threshold: Type.Number(),
  connect_time_threshold: Type.Number(),
  min_points: Type.Number(),
  min_ride_distance: Type.Number(),
  min_ride_duration: Type.Number(),
});
export type Parameters = Static<typeof Parameters>;
