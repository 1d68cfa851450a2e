import type { PlaneColumns } from '../../track/clean-plane.ts';
import type { Flush } from './flushes.ts';

/** The spot as one session shows it, on the track's plane (metres). */
export interface WaveGeometry {
  /** Where flushes begin. */
  readonly east: number;
  readonly north: number;
  /** Unit vector downstream. */
  readonly downEast: number;
  readonly downNorth: number;
}

/** Metres a fast stretch must lead to tell a direction. */
const TELLING_LENGTH = 25;
const BINS = 36;
/** Cosine of the widest angle between a flush and the axis: 60 degrees. */
export const ALONG_AXIS = 0.5;

/**
 * Learns the axis from where fast stretches point (the direction most metres agree on) and the wave from where
 * they begin; null where no fast stretch leads anywhere.
 */
export function learnGeometry(stretches: readonly Flush[], plane: PlaneColumns): WaveGeometry | null {
  const telling = stretches.filter(({ length }) => length >= TELLING_LENGTH);
  if (telling.length === 0) return null;
  const [downEast, downNorth] = dominantDirection(telling);
  const flushes = telling.filter((flush) => isAlong(flush, downEast, downNorth));
  return {
    east: median(flushes.map(({ firstPoint }) => plane.east[firstPoint]!)),
    north: median(flushes.map(({ firstPoint }) => plane.north[firstPoint]!)),
    downEast,
    downNorth,
  };
}

export function isAlong({ east, north, length }: Flush, downEast: number, downNorth: number): boolean {
  return east * downEast + north * downNorth >= ALONG_AXIS * length;
}

function dominantDirection(stretches: readonly Flush[]): [east: number, north: number] {
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
  let east = 0;
  let north = 0;
  for (const stretch of stretches) {
    if (!isAlong(stretch, Math.sin(angle), Math.cos(angle))) continue;
    east += stretch.east;
    north += stretch.north;
  }
  const length = Math.hypot(east, north);
  return length > 0 ? [east / length, north / length] : [Math.sin(angle), Math.cos(angle)];
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
