import { WorkingMemory } from './working-memory.ts';
import { METERS_PER_DEGREE, longitudeDifference } from './distance.ts';

/** Positions in metres east and north of the first one; columns of one length. */
export interface PlaneColumns {
  readonly east: Float64Array;
  readonly north: Float64Array;
}

/** Degrees of latitude a track may move before the length of a degree of longitude is taken anew. */
const SCALE_STEP = 0.02;

/**
 * Lays a track out on a plane, step by step, so that a journey across latitudes keeps its step lengths: the
 * scale of a degree of longitude follows the latitude. Both columns are in degrees, without NaN.
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
  let way = 0;
  for (let row = 1; row < length; row++) {
    const here = latitude[row]!;
    const meridian = longitude[row]!;
    if (Math.abs(here - scaledAt) > SCALE_STEP) {
      scaledAt = here;
      scale = METERS_PER_DEGREE * Math.cos((here * Math.PI) / 180);
    }
    way += longitudeDifference(before, meridian) * scale;
    before = meridian;
    north[row] = (here - origin) * METERS_PER_DEGREE;
    east[row] = way;
  }
  return { east, north };
}
