import type { Track } from '../../track/track.ts';
import type { DetectedRide, SurfRun } from '../detection.ts';
import { measureRide } from '../measure.ts';
import type { DetectionParameters } from '../parameters.ts';
import { judge } from '../reasons.ts';
import { findSurfRuns } from '../surf-runs.ts';

/**
 * The parameters' own rule: surf points, connected, separated, judged. `allowed` (1 per row, or null for all
 * rows) says which rows may be surf points at all.
 * @returns every candidate in order of time, kept or not: `isSurfRide` says which.
 */
export function findCandidates(
  track: Track,
  parameters: DetectionParameters,
  allowed: Uint8Array | null,
): DetectedRide[] {
  const { time, speed } = track;
  const runs = findSurfRuns(
    time,
    speed,
    parameters.min_speed_kmh / 3.6,
    parameters.connect_time_threshold,
    allowed,
  );
  const separate = parameters.separate_time_threshold * 1000;
  const candidates: DetectedRide[] = [];
  let group: SurfRun[] = [];
  for (let run = 0; run < runs.count; run++) {
    group.push([runs.first[run]!, runs.last[run]!]);
    const isLast = run + 1 === runs.count || time[runs.first[run + 1]!]! - time[runs.last[run]!]! > separate;
    if (!isLast) continue;
    candidates.push(toCandidate(track, group, parameters));
    group = [];
  }
  return candidates;
}

function toCandidate(
  track: Track,
  surfRuns: readonly SurfRun[],
  parameters: DetectionParameters,
): DetectedRide {
  const { surfPoints, ...measures } = measureRide(track, surfRuns, surfRuns[0]![0], surfRuns.at(-1)![1]);
  const reasons = judge({ ...measures, surfPoints }, parameters);
  return { ...measures, reasons, isSurfRide: reasons.every(({ passed }) => passed), isTour: false };
}
