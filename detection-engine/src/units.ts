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

export const toKilometersPerHour = (speed: MetersPerSecond) => (speed * 3.6) as KilometersPerHour;
export const toMetersPerSecond = (speed: KilometersPerHour) => (speed / 3.6) as MetersPerSecond;
