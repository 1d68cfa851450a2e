import type { Flush } from './flushes.ts';

/** Unit vector downstream. */
export interface Axis {
  readonly east: number;
  readonly north: number;
}

/** Minimum meters of a fast stretch with a usable direction. */
const MIN_LENGTH = 25;
/** Number of direction bins, centered on the compass points, and neighbors on either side that count as agreeing. */
const BINS = 36;
const AGREEING_NEIGHBORS = 2;
/** Maximum weight of a stretch in meters; whole numbers, so that the sum does not depend on the order. */
const MAX_WEIGHT = 200;
/** Cosine of the widest angle between a flush and the axis: 60 degrees. */
const MIN_AXIS_COSINE = 0.5;

/** The current's axis: the direction of most meters of fast drift; null without a stretch of usable length. */
export function estimateAxis(stretches: readonly Flush[]): Axis | null {
  const usable = stretches.filter(({ length }) => length >= MIN_LENGTH);
  return usable.length === 0 ? null : dominantDirection(usable);
}

export function isAlong({ east, north, length }: Flush, axis: Axis): boolean {
  return length >= MIN_LENGTH && east * axis.east + north * axis.north >= MIN_AXIS_COSINE * length;
}

function dominantDirection(stretches: readonly Flush[]): Axis {
  const weights = new Float64Array(BINS);
  for (const stretch of stretches)
    weights[binOf(stretch)]! += Math.min(Math.round(stretch.length), MAX_WEIGHT);
  let best = 0;
  let most = 0;
  for (const stretch of stretches) {
    const bin = binOf(stretch);
    let around = 0;
    for (let near = -AGREEING_NEIGHBORS; near <= AGREEING_NEIGHBORS; near++)
      around += weights[(bin + near + BINS) % BINS]!;
    if (around > most) {
      most = around;
      best = bin;
    }
  }
  const guess = meanDirection(
    stretches.filter((stretch) => binDistance(binOf(stretch), best) <= AGREEING_NEIGHBORS),
  );
  return meanDirection(stretches.filter((stretch) => isAlong(stretch, guess)));
}

function binOf({ east, north }: Flush): number {
  return (Math.round((Math.atan2(east, north) / (2 * Math.PI)) * BINS) + BINS) % BINS;
}

function binDistance(one: number, other: number): number {
  const difference = Math.abs(one - other);
  return Math.min(difference, BINS - difference);
}

/** For stretches within one half-plane. */
function meanDirection(stretches: readonly Flush[]): Axis {
  const east = stretches.reduce((sum, stretch) => sum + stretch.east, 0);
  const north = stretches.reduce((sum, stretch) => sum + stretch.north, 0);
  const length = Math.hypot(east, north);
  return { east: east / length, north: north / length };
}
