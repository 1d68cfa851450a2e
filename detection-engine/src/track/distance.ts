import type { Meters } from '../units.ts';

/** Mean radius of the WGS84 ellipsoid in meters. */
const EARTH_RADIUS = 6_371_008.8;
/** Meters of one degree along a meridian. */
export const METERS_PER_DEGREE = (EARTH_RADIUS * Math.PI) / 180;

/** Length of a degree of longitude at this latitude, as a share of one at the equator. */
export const narrowingAt = (latitude: number): number => Math.cos((latitude * Math.PI) / 180);

/** Meters of one degree along the parallel of this latitude. */
export const metersPerLongitude = (latitude: number): number => METERS_PER_DEGREE * narrowingAt(latitude);

/** Degrees of longitude from one meridian to another, -180..180. */
export function longitudeDifference(from: number, to: number): number {
  const difference = to - from;
  if (difference > 180) return difference - 360;
  if (difference < -180) return difference + 360;
  return difference;
}

/**
 * Meters between two positions (degrees) in the equirectangular projection at their mean latitude: within 0.01 % of the
 * great circle for up to 20 km, more than neighboring rows of a track are apart.
 */
export function planeDistance(
  latitudeA: number,
  longitudeA: number,
  latitudeB: number,
  longitudeB: number,
): Meters {
  const north = (latitudeB - latitudeA) * METERS_PER_DEGREE;
  const middle = ((latitudeA + latitudeB) / 2) * (Math.PI / 180);
  const east = longitudeDifference(longitudeA, longitudeB) * METERS_PER_DEGREE * Math.cos(middle);
  return Math.sqrt(north * north + east * east) as Meters;
}

/** Meters along the great circle. */
export function greatCircleDistance(
  latitudeA: number,
  longitudeA: number,
  latitudeB: number,
  longitudeB: number,
): Meters {
  const radians = Math.PI / 180;
  const north = Math.sin(((latitudeB - latitudeA) * radians) / 2);
  const east = Math.sin(((longitudeB - longitudeA) * radians) / 2);
  const half = north ** 2 + narrowingAt(latitudeA) * narrowingAt(latitudeB) * east ** 2;
  return (2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half)))) as Meters;
}
