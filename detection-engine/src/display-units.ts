import { writeNumber } from './reader-locale.ts';

/** Units of distances on screens. */
export const DISTANCE_UNITS = ['meters', 'yards', 'feet'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];
export const METERS_PER: Readonly<Record<DistanceUnit, number>> = { meters: 1, yards: 0.9144, feet: 0.3048 };

/** Units of speeds on screens; `kn` are knots. */
export const SPEED_UNITS = ['km/h', 'mph', 'm/s', 'kn'] as const;
export type SpeedUnit = (typeof SPEED_UNITS)[number];
export const KMH_PER: Readonly<Record<SpeedUnit, number>> = {
  'km/h': 1,
  mph: 1.609344,
  'm/s': 3.6,
  kn: 1.852,
};

/** How a person reads distances and speeds. */
export interface DisplayUnits {
  readonly distanceUnit: DistanceUnit;
  readonly speedUnit: SpeedUnit;
  /** Distances from one kilometer or mile on are in that unit. */
  readonly longInKmOrMi: boolean;
}

export const DEFAULT_UNITS: DisplayUnits = { distanceUnit: 'meters', speedUnit: 'km/h', longInKmOrMi: true };

const DISTANCE_SYMBOL: Readonly<Record<DistanceUnit, string>> = { meters: 'm', yards: 'yd', feet: 'ft' };
const LONG_UNIT = {
  metric: { symbol: 'km', meters: 1000 },
  imperial: { symbol: 'mi', meters: 1609.344 },
} as const;

export const distanceSymbol = (unit: DistanceUnit): string => DISTANCE_SYMBOL[unit];
/** Kilometers for meters, miles for yards and feet. */
export const longUnitOf = (unit: DistanceUnit) => LONG_UNIT[unit === 'meters' ? 'metric' : 'imperial'];
export const distanceIn = (meters: number, unit: DistanceUnit): number => meters / METERS_PER[unit];
export const speedIn = (kmh: number, unit: SpeedUnit): number => kmh / KMH_PER[unit];

type Value = number | null | undefined;

/** Shown instead of a value that does not exist. Zero is a value. */
export const MISSING = '-';

const isMissing = (value: Value): value is null | undefined => !Number.isFinite(value ?? Number.NaN);

/** '1,234.5' with up to three decimals. Rounded as by toFixed, like in files; never '-0.0'. */
export const formatNumber = (value: Value, digits = 1, missing = MISSING): string =>
  isMissing(value) ? missing : writeNumber(Number(value.toFixed(digits)) + 0, digits);

/** '123 yd' from meters, '2.4 km' where long ways are in km or mi. */
export function formatDistance(
  meters: Value,
  { distanceUnit, longInKmOrMi }: Pick<DisplayUnits, 'distanceUnit' | 'longInKmOrMi'>,
  { digits = 0, missing = MISSING } = {},
): string {
  if (isMissing(meters)) return missing;
  const long = longUnitOf(distanceUnit);
  return longInKmOrMi && meters >= long.meters
    ? `${formatNumber(meters / long.meters)} ${long.symbol}`
    : `${formatNumber(distanceIn(meters, distanceUnit), digits)} ${distanceSymbol(distanceUnit)}`;
}

/** '21.3 mph' from km/h. */
export function formatSpeed(
  kmh: Value,
  { speedUnit }: Pick<DisplayUnits, 'speedUnit'>,
  { digits = 1, missing = MISSING } = {},
): string {
  return isMissing(kmh) ? missing : `${formatNumber(speedIn(kmh, speedUnit), digits)} ${speedUnit}`;
}

/** '3 min 12 s', or '12 s' under a minute. Seconds are rounded. */
export function formatDuration(seconds: Value, missing = MISSING): string {
  if (isMissing(seconds)) return missing;
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return minutes === 0 ? `${whole} s` : `${minutes} min ${whole % 60} s`;
}

/** '~42.0 km/h' for a figure measured on uncertain GPS points; nothing is added to a missing one. */
export const roughly = (figure: string, isRough: boolean): string =>
  isRough && figure !== MISSING ? `~${figure}` : figure;
