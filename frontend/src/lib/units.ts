import { type DistanceUnit, KMH_PER, METERS_PER, type SpeedUnit } from '@rideline/detection-engine';

const DISTANCE_SYMBOL: Record<DistanceUnit, string> = { meters: 'm', yards: 'yd', feet: 'ft' };

export const distanceSymbol = (unit: DistanceUnit): string => DISTANCE_SYMBOL[unit];
export const distanceIn = (meters: number, unit: DistanceUnit): number => meters / METERS_PER[unit];
export const speedIn = (kmh: number, unit: SpeedUnit): number => kmh / KMH_PER[unit];

/** '123.4 yd' from meters; `missing` without a value. */
export function formatDistance(
  meters: number | null | undefined,
  unit: DistanceUnit,
  { digits = 1, missing = '-' } = {},
): string {
  if (meters === null || meters === undefined) return missing;
  return `${distanceIn(meters, unit).toFixed(digits)} ${distanceSymbol(unit)}`;
}

/** '21.3 mph' from km/h; `missing` without a value. */
export function formatSpeed(
  kmh: number | null | undefined,
  unit: SpeedUnit,
  { digits = 1, missing = '-' } = {},
): string {
  if (kmh === null || kmh === undefined) return missing;
  return `${speedIn(kmh, unit).toFixed(digits)} ${unit}`;
}
