import type { Track } from '../../track/track.ts';
import type { DetectedRide, SurfRun } from '../detection.ts';
import { RideMeasurer, rideWithReasons } from '../measure.ts';
import type { DetectionParameters } from '../parameters.ts';
import { checkRules } from '../reasons.ts';
import { type RowRange, findSurfRuns } from '../surf-runs.ts';

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
  const { time, speed } = track;
  const runs = findSurfRuns(
    time,
    speed,
    parameters.min_speed_kmh / 3.6,
    parameters.connect_time_threshold,
    ranges,
    parameters.separate_time_threshold,
  );
  const separate = parameters.separate_time_threshold * 1000;
  const candidates: DetectedRide[] = [];
  let first = 0;
  for (let next = 1; next <= runs.length; next++) {
    const isSameRide = next < runs.length && time[runs[next]![0]]! - time[runs[next - 1]![1]]! <= separate;
    if (isSameRide) continue;
    candidates.push(toCandidate(measurer, runs.slice(first, next), parameters));
    first = next;
  }
  return candidates;
}

function toCandidate(
  measurer: RideMeasurer,
  surfRuns: readonly SurfRun[],
  parameters: DetectionParameters,
): DetectedRide {
  const measures = measurer.measure(surfRuns, surfRuns[0]![0], surfRuns[surfRuns.length - 1]![1]);
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
