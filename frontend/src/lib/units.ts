import * as engine from '@rideline/detection-engine';
import type { Preferences } from '../app/api-types.ts';

export { distanceIn, distanceSymbol, formatNumber, speedIn } from '@rideline/detection-engine';

export type UnitPreferences = Pick<
  Preferences,
  'preferred_distance_unit' | 'preferred_speed_unit' | 'long_distances_in_km_or_mi'
>;

/** Options of a field for distances. */
export const DISTANCE_OPTIONS = [
  { value: 'meters', label: 'Meters (m)' },
  { value: 'yards', label: 'Yards (yd)' },
  { value: 'feet', label: 'Feet (ft)' },
];
/** Options of a field for speeds. */
export const SPEED_OPTIONS = engine.SPEED_UNITS.map((unit) => ({
  value: unit,
  label: unit === 'kn' ? 'Knots (kn)' : unit,
}));

type Value = number | null | undefined;
interface Options {
  readonly digits?: number;
  readonly missing?: string;
}

/** The chosen units as the engine's. */
const unitsOf = (preferences: UnitPreferences): engine.DisplayUnits => ({
  distanceUnit: preferences.preferred_distance_unit,
  speedUnit: preferences.preferred_speed_unit,
  longInKmOrMi: preferences.long_distances_in_km_or_mi,
});

/** '123 yd' from meters, '2.4 km' where long ways are in km or mi. */
export const formatDistance = (meters: Value, preferences: UnitPreferences, options?: Options): string =>
  engine.formatDistance(meters, unitsOf(preferences), options);

/** '21.3 mph' from km/h. */
export const formatSpeed = (kmh: Value, preferences: UnitPreferences, options?: Options): string =>
  engine.formatSpeed(kmh, unitsOf(preferences), options);
