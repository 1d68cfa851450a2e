import type { Flush } from './flushes.ts';

/** Unit vector downstream. */
export interface Axis {
  readonly east: number;
  readonly north: number;
}

/** Metres a fast stretch must lead to tell a direction. */
const TELLING_LENGTH = 25;
/** Directions told apart, the points of the compass in their middle, and how many to either side agree with one. */
const BINS = 36;
const NEAR = 2;
/** Metres, whole ones so that their sum is the same in any order, up to which a longer stretch says more. */
const MOST_VOTES = 200;
/** Cosine of the widest angle between a flush and the axis: 60 degrees. */
const ALONG_AXIS = 0.5;

/** Learns the current's axis: the direction most metres of fast drift agree on; null where none leads anywhere. */
export function learnAxis(stretches: readonly Flush[]): Axis | null {
  const telling = stretches.filter(({ length }) => length >= TELLING_LENGTH);
  return telling.length === 0 ? null : dominantDirection(telling);
}

export function isAlong({ east, north, length }: Flush, axis: Axis): boolean {
  return length >= TELLING_LENGTH && east * axis.east + north * axis.north >= ALONG_AXIS * length;
}

function dominantDirection(stretches: readonly Flush[]): Axis {
  const votes = new Float64Array(BINS);
  for (const stretch of stretches) votes[binOf(stretch)]! += Math.min(Math.round(stretch.length), MOST_VOTES);
  let best = 0;
  let most = 0;
  for (const stretch of stretches) {
    const bin = binOf(stretch);
    let around = 0;
    for (let near = -NEAR; near <= NEAR; near++) around += votes[(bin + near + BINS) % BINS]!;
    if (around > most) {
      most = around;
      best = bin;
    }
  }
  const guess = meanDirection(stretches.filter((stretch) => apart(binOf(stretch), best) <= NEAR));
  return meanDirection(stretches.filter((stretch) => isAlong(stretch, guess)));
}

function binOf({ east, north }: Flush): number {
  return (Math.round((Math.atan2(east, north) / (2 * Math.PI)) * BINS) + BINS) % BINS;
}

function apart(one: number, other: number): number {
  const difference = Math.abs(one - other);
  return Math.min(difference, BINS - difference);
}

/** Of stretches that all lead to one side. */
function meanDirection(stretches: readonly Flush[]): Axis {
  const east = stretches.reduce((sum, stretch) => sum + stretch.east, 0);
  const north = stretches.reduce((sum, stretch) => sum + stretch.north, 0);
  const length = Math.hypot(east, north);
  return { east: east / length, north: north / length };
}
