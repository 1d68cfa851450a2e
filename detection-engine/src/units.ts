/**
 * Branded numbers: the unit is part of the type, so the compiler rejects meters where km/h are expected.
 * Columns of points are plain typed arrays; their docstrings name the unit.
 */
declare const unit: unique symbol;
type Branded<Unit extends string> = number & { readonly [unit]: Unit };

export type KilometersPerHour = Branded<'km/h'>;
export type MetersPerSecond = Branded<'m/s'>;
export type Meters = Branded<'m'>;
export type Seconds = Branded<'s'>;
/** Milliseconds since 1970-01-01T00:00:00Z. */
export type EpochMillis = Branded<'epoch ms'>;
/** WGS84 degrees; latitude -90..90, longitude -180..180. */
export type Degrees = Branded<'deg'>;

export const kilometersPerHour = (value: number) => value as KilometersPerHour;
export const metersPerSecond = (value: number) => value as MetersPerSecond;
export const meters = (value: number) => value as Meters;
export const seconds = (value: number) => value as Seconds;
export const epochMillis = (value: number) => value as EpochMillis;
export const degrees = (value: number) => value as Degrees;

/** Units of distances on screens. */
export const DISTANCE_UNITS = ['meters', 'yards', 'feet'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];
export const METERS_PER: Readonly<Record<DistanceUnit, number>> = { meters: 1, yards: 0.9144, feet: 0.3048 };

/** Units of speeds on screens. */
export const SPEED_UNITS = ['km/h', 'mph', 'm/s'] as const;
export type SpeedUnit = (typeof SPEED_UNITS)[number];
export const KMH_PER: Readonly<Record<SpeedUnit, number>> = { 'km/h': 1, mph: 1.609344, 'm/s': 3.6 };

export const toKilometersPerHour = (speed: MetersPerSecond) => (speed * 3.6) as KilometersPerHour;
export const toMetersPerSecond = (speed: KilometersPerHour) => (speed / 3.6) as MetersPerSecond;
