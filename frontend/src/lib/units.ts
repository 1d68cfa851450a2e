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

const METERS_PER_MILE = 1609.344;

/** Length of a whole recording: '31.4 km' or '19.5 mi' from one on, shorter ones in the unit itself. */
export function formatLength(meters: number, unit: DistanceUnit): string {
  const [symbol, size] = unit === 'meters' ? (['km', 1000] as const) : (['mi', METERS_PER_MILE] as const);
  return meters < size
    ? formatDistance(meters, unit, { digits: 0 })
    : `${(meters / size).toFixed(1)} ${symbol}`;
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
