import type { Meters } from '../units.ts';

/** Mean radius of the WGS84 ellipsoid, metres. */
const EARTH_RADIUS = 6_371_008.8;
/** Metres along a meridian for one degree. */
export const METERS_PER_DEGREE = (EARTH_RADIUS * Math.PI) / 180;

/** Degrees of longitude between two meridians by the short way round, -180..180. */
export function longitudeDifference(from: number, to: number): number {
  const difference = to - from;
  if (difference > 180) return difference - 360;
  if (difference < -180) return difference + 360;
  return difference;
}

/**
 * Metres between two positions (degrees) on a plane tangent at their middle latitude: within 0.01 % of the
 * great circle for points up to 20 km apart, which no two neighbouring rows of a track exceed.
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
