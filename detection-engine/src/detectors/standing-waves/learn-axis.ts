import type { Flush } from './flushes.ts';

/** Unit vector downstream. */
export interface Axis {
  readonly east: number;
  readonly north: number;
}

/** Metres a fast stretch must lead to tell a direction. */
const TELLING_LENGTH = 25;
const BINS = 36;
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
  const binOf = ({ east, north }: Flush) =>
    Math.floor(((Math.atan2(east, north) / (2 * Math.PI) + 1) % 1) * BINS) % BINS;
  for (const stretch of stretches) votes[binOf(stretch)]! += Math.min(stretch.length, 200);
  let best = 0;
  let most = -1;
  for (let bin = 0; bin < BINS; bin++) {
    let around = 0;
    for (let near = -2; near <= 2; near++) around += votes[(bin + near + BINS) % BINS]!;
    if (around > most) {
      most = around;
      best = bin;
    }
  }
  const angle = ((best + 0.5) / BINS) * 2 * Math.PI;
  const guess = { east: Math.sin(angle), north: Math.cos(angle) };
  let east = 0;
  let north = 0;
  for (const stretch of stretches) {
    if (!isAlong(stretch, guess)) continue;
    east += stretch.east;
    north += stretch.north;
  }
  const length = Math.hypot(east, north);
  return length > 0 ? { east: east / length, north: north / length } : guess;
}
