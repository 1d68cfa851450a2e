import type { Track } from '../../track/track.ts';
import type { DetectedRide, SurfRun } from '../detection.ts';
import { RideMeasurer, rideWithReasons } from '../measure.ts';
import type { DetectionParameters } from '../parameters.ts';
import { checkRules } from '../reasons.ts';
import { type RowRange, findSurfRuns } from '../surf-runs.ts';
import { joinRuns } from './join-runs.ts';

/**
 * Applies the parameters to the rows of `ranges`: selects surf points, connects and separates them, checks the minimums.
 * @param measurer of this track
 * @returns all candidates in time order; `isSurfRide` is true for those that pass
 */
export function findCandidates(
  track: Track,
  parameters: DetectionParameters,
  ranges: readonly RowRange[],
  measurer = new RideMeasurer(track),
): DetectedRide[] {
  const { min_speed_kmh, min_max_speed_kmh, connect_time_threshold, separate_time_threshold } = parameters;
  const runs = findSurfRuns(
    track.time,
    track.speed,
    min_speed_kmh / 3.6,
    connect_time_threshold,
    ranges,
    separate_time_threshold,
  );
  return joinRuns(track, runs, min_max_speed_kmh / 3.6, separate_time_threshold).map((surfRuns) =>
    toCandidate(measurer, surfRuns, parameters),
  );
}

function toCandidate(
  measurer: RideMeasurer,
  surfRuns: readonly SurfRun[],
  parameters: DetectionParameters,
): DetectedRide {
  const firstPoint = surfRuns[0]![0];
  const lastPoint = surfRuns[surfRuns.length - 1]![1];
  const measures = measurer.measure(surfRuns, firstPoint, lastPoint, parameters.min_speed_kmh / 3.6);
  const { maxSpeed, trustedMaxSpeed, rough, distance, duration } = measures;
  const surfPoints = countPoints(surfRuns);
  const reasons = checkRules(
    { surfPoints, maxSpeed, trustedMaxSpeed, rough, distance, duration },
    parameters,
  );
  const isSurfRide = reasons.every(({ passed }) => passed);
  return rideWithReasons(measures, reasons, isSurfRide, false);
}

function countPoints(surfRuns: readonly SurfRun[]): number {
  let points = 0;
  for (const [first, last] of surfRuns) points += last - first + 1;
  return points;
}
