import type { DetectionParameter } from '@rideline/detection-engine';
import { formatDistance, formatNumber, formatSpeed, type UnitPreferences } from './units.ts';

/** 'Minimum speed (km/h)' */
export const labelWithUnit = ({ label, unit }: DetectionParameter): string =>
  unit === 'points' ? label : `${label} (${unit})`;

/** '7.5 km/h' */
export function withUnit(value: number, { unit }: DetectionParameter): string {
  const exact = formatNumber(value, Number.isInteger(value) ? 0 : 1);
  return unit === 'points' ? exact : `${exact} ${unit}`;
}

/** '5.0 mph' for a parameter in km/h or meters; null where that is how the person reads it anyway. */
export function inOwnUnits(
  value: number,
  { unit }: DetectionParameter,
  preferences: UnitPreferences,
): string | null {
  if (unit === 'km/h' && preferences.preferred_speed_unit !== 'km/h') return formatSpeed(value, preferences);
  const isOwnDistance = preferences.preferred_distance_unit === 'meters';
  return unit === 'm' && !isOwnDistance ? formatDistance(value, preferences) : null;
}

/** '7.5 km/h (4.7 mph)' for a person who reads speeds in mph. */
export function inBothUnits(
  value: number,
  parameter: DetectionParameter,
  preferences: UnitPreferences,
): string {
  const own = inOwnUnits(value, parameter, preferences);
  return `${withUnit(value, parameter)}${own === null ? '' : ` (${own})`}`;
}
