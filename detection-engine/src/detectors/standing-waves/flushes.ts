import type { PlaneColumns } from '../../track/clean-plane.ts';
import type { Track } from '../../track/track.ts';
import { type RowRange, findSurfRuns } from '../surf-runs.ts';

/** A stretch of fast drift (inclusive rows) with its displacement. */
export interface Flush {
  readonly firstPoint: number;
  readonly lastPoint: number;
  /** Meters from the first to the last row. */
  readonly east: number;
  readonly north: number;
  readonly length: number;
}

/** Minimum meters of a fast stretch with a usable direction. */
export const MIN_FLUSH_LENGTH = 25;
/** Seconds without a row in an even drift: smart recording writes no rows while speed and course are constant. */
const SMART_SILENCE = 60;

/**
 * Finds fast stretches with a displacement: flushes and other fast movement.
 * @param ranges rows to search, ordered and disjoint
 * @param minSpeed km/h
 * @param connect s
 */
export function findFastStretches(
  { time, speed }: Track,
  plane: PlaneColumns,
  ranges: readonly RowRange[],
  minSpeed: number,
  connect: number,
): Flush[] {
  return findSurfRuns(time, speed, minSpeed / 3.6, connect, ranges, SMART_SILENCE)
    .map(([firstPoint, lastPoint]) => toFlush(plane, firstPoint, lastPoint))
    .filter(({ length }) => length > 0);
}

export function toFlush({ east, north }: PlaneColumns, firstPoint: number, lastPoint: number): Flush {
  const eastward = east[lastPoint]! - east[firstPoint]!;
  const northward = north[lastPoint]! - north[firstPoint]!;
  return {
    firstPoint,
    lastPoint,
    east: eastward,
    north: northward,
    length: Math.hypot(eastward, northward),
  };
}
