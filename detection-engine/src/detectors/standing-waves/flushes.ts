import type { PlaneColumns } from '../../track/clean-plane.ts';
import type { Track } from '../../track/track.ts';
import type { DetectionParameters } from '../parameters.ts';
import { findSurfRuns } from '../surf-runs.ts';

/** A stretch of fast drift, as inclusive rows, with where it led. */
export interface Flush {
  readonly firstPoint: number;
  readonly lastPoint: number;
  /** Metres from its first to its last row. */
  readonly east: number;
  readonly north: number;
  readonly length: number;
}

/** Finds fast stretches that lead somewhere: the flushes, and whatever else is fast. */
export function findFastStretches(
  track: Track,
  plane: PlaneColumns,
  parameters: DetectionParameters,
): Flush[] {
  const { time, speed } = track;
  const runs = findSurfRuns(
    time,
    speed,
    parameters.min_speed_kmh / 3.6,
    parameters.connect_time_threshold,
    null,
  );
  const stretches: Flush[] = [];
  for (let run = 0; run < runs.count; run++) {
    const firstPoint = runs.first[run]!;
    const lastPoint = runs.last[run]!;
    const east = plane.east[lastPoint]! - plane.east[firstPoint]!;
    const north = plane.north[lastPoint]! - plane.north[firstPoint]!;
    const length = Math.hypot(east, north);
    if (length > 0) stretches.push({ firstPoint, lastPoint, east, north, length });
  }
  return stretches;
}
