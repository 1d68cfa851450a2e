import type { Track } from '../../track/track.ts';
import type { DetectedRide, SurfRun } from '../detection.ts';
import { type RideMeasurer, rideMeasurer } from '../measure.ts';
import type { DetectionParameters } from '../parameters.ts';
import { judge } from '../reasons.ts';
import type { RowRange } from '../row-ranges.ts';
import { findSurfRuns } from '../surf-runs.ts';

/**
 * The parameters' own rule over the rows of `ranges`: surf points, connected, separated, judged.
 * @returns every candidate in order of time, kept or not: `isSurfRide` says which.
 */
export function findCandidates(
  track: Track,
  parameters: DetectionParameters,
  ranges: readonly RowRange[],
): DetectedRide[] {
  const { time, speed } = track;
  const runs = findSurfRuns(
    time,
    speed,
    parameters.min_speed_kmh / 3.6,
    parameters.connect_time_threshold,
    ranges,
  );
  const separate = parameters.separate_time_threshold * 1000;
  const measure = rideMeasurer(track);
  const candidates: DetectedRide[] = [];
  let group: SurfRun[] = [];
  for (const run of runs) {
    const previous = group.at(-1);
    if (previous !== undefined && time[run[0]]! - time[previous[1]]! > separate) {
      candidates.push(toCandidate(measure, group, parameters));
      group = [];
    }
    group.push(run);
  }
  if (group.length > 0) candidates.push(toCandidate(measure, group, parameters));
  return candidates;
}

function toCandidate(
  measure: RideMeasurer,
  surfRuns: readonly SurfRun[],
  parameters: DetectionParameters,
): DetectedRide {
  const { surfPoints, ...measures } = measure(surfRuns, surfRuns[0]![0], surfRuns.at(-1)![1]);
  const reasons = judge({ ...measures, surfPoints }, parameters);
  return { ...measures, reasons, isSurfRide: reasons.every(({ passed }) => passed), isTour: false };
}
