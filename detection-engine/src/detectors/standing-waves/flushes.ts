import type { PlaneColumns } from '../../track/clean-plane.ts';
import type { Track } from '../../track/track.ts';
import type { DetectionParameters } from '../parameters.ts';
import { findSurfRuns } from '../surf-runs.ts';

/** A stretch of fast drift (inclusive rows) with its displacement. */
export interface Flush {
  readonly firstPoint: number;
  readonly lastPoint: number;
  /** Meters from the first to the last row. */
  readonly east: number;
  readonly north: number;
  readonly length: number;
}

/** Seconds without a row in an even drift: smart recording writes no rows while speed and course are constant. */
const SMART_SILENCE = 60;

/** Finds fast stretches with a displacement: flushes and other fast movement. */
export function findFastStretches(
  track: Track,
  plane: PlaneColumns,
  parameters: DetectionParameters,
): Flush[] {
  const { time, speed } = track;
  const everywhere = [{ first: 0, last: track.length - 1 }];
  const minSpeed = parameters.min_speed_kmh / 3.6;
  const runs = findSurfRuns(
    time,
    speed,
    minSpeed,
    parameters.connect_time_threshold,
    everywhere,
    SMART_SILENCE,
  );
  const stretches: Flush[] = [];
  for (const [firstPoint, lastPoint] of runs) {
    const east = plane.east[lastPoint]! - plane.east[firstPoint]!;
    const north = plane.north[lastPoint]! - plane.north[firstPoint]!;
    const length = Math.hypot(east, north);
    if (length > 0) stretches.push({ firstPoint, lastPoint, east, north, length });
  }
  return stretches;
}
