import { WorkingMemory } from './working-memory.ts';
import { longitudeDifference, METERS_PER_DEGREE, metersPerLongitude } from './distance.ts';

/** Positions in meters east and north of the first one; columns of equal length. */
export interface PlaneColumns {
  readonly east: Float64Array;
  readonly north: Float64Array;
}

/** Degrees of latitude after which the length of a degree of longitude is recalculated. */
const SCALE_STEP = 0.02;

/**
 * Projects a track onto a plane step by step. The scale of a degree of longitude follows the latitude, so step lengths
 * stay correct over long distances. Long steps have the scale of their middle, so that a position far off and the way
 * back from it lead to the same place.
 * @param latitude degrees without NaN, like longitude
 */
export function layOnPlane(
  latitude: Float64Array,
  longitude: Float64Array,
  memory = new WorkingMemory(),
): PlaneColumns {
  const length = latitude.length;
  const east = memory.column(length);
  const north = memory.column(length);
  if (length > 0) east[0] = north[0] = 0;
  let scaledAt = Number.NEGATIVE_INFINITY;
  let scale = 0;
  const origin = latitude[0]!;
  let before = longitude[0]!;
  let eastward = 0;
  for (let row = 1; row < length; row++) {
    const here = latitude[row]!;
    const meridian = longitude[row]!;
    if (Math.abs(here - scaledAt) > SCALE_STEP) {
      scaledAt = here;
      scale = metersPerLongitude(here);
    }
    const northward = here - latitude[row - 1]!;
    const stepScale = Math.abs(northward) > SCALE_STEP ? metersPerLongitude(here - northward / 2) : scale;
    eastward += longitudeDifference(before, meridian) * stepScale;
    before = meridian;
    north[row] = (here - origin) * METERS_PER_DEGREE;
    east[row] = eastward;
  }
  return { east, north };
}

/** Meters along the positions since the first row. */
export function measurePath({ east, north }: PlaneColumns, memory: WorkingMemory): Float64Array {
  const traveled = memory.column(east.length);
  let total = 0;
  if (traveled.length > 0) traveled[0] = 0;
  for (let row = 1; row < traveled.length; row++) {
    const stepEast = east[row]! - east[row - 1]!;
    const stepNorth = north[row]! - north[row - 1]!;
    total += Math.sqrt(stepEast * stepEast + stepNorth * stepNorth);
    traveled[row] = total;
  }
  return traveled;
}
