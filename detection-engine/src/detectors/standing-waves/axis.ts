import { type Flush, MIN_FLUSH_LENGTH } from './flushes.ts';

/** Unit vector downstream. */
export interface Axis {
  readonly east: number;
  readonly north: number;
}

/** Maximum weight of a flush in meters: a tour follows the river's bends. */
const MAX_WEIGHT = 200;
/** Cosine of the widest angle between a flush and the axis: 60 degrees. */
const MIN_AXIS_COSINE = 0.5;

export function isAlong({ east, north, length }: Flush, axis: Axis): boolean {
  return length >= MIN_FLUSH_LENGTH && east * axis.east + north * axis.north >= MIN_AXIS_COSINE * length;
}

/** The mean direction of flushes that lead the same way. */
export function meanDirection(flushes: readonly Flush[]): Axis {
  let eastward = 0;
  let northward = 0;
  for (const { east, north, length } of flushes) {
    const weight = Math.min(length, MAX_WEIGHT) / length;
    eastward += weight * east;
    northward += weight * north;
  }
  const length = Math.hypot(eastward, northward);
  return { east: eastward / length, north: northward / length };
}
