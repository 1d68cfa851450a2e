import type { Track } from '../../track/track.ts';
import { allowedRows } from '../activity/allowed-rows.ts';
import { type JudgedBout, classifyBouts } from '../activity/classify.ts';
import { describeActivity } from '../activity/describe.ts';
import type { DetectedRide, Detection } from '../detection.ts';
import type { DetectionParameters } from '../parameters.ts';
import { findCandidates } from './candidates.ts';

/**
 * Rides on travelling waves: what the seven parameters accept, among the rows that what the surfer is doing lets
 * be surf points. What he is doing is judged without the parameters, so that more permissive ones never lose a
 * ride. Where the activity rules out what the parameters accept, the candidate is listed as excluded.
 */
export function detectTravelingWaves(track: Track, parameters: DetectionParameters): Detection {
  const judged = classifyBouts(track);
  const allowed = allowedRows(track, judged);
  const candidates = findCandidates(track, parameters, allowed);
  return {
    rides: candidates.filter(({ isSurfRide }) => isSurfRide),
    nearMisses: candidates.filter(({ isSurfRide }) => !isSurfRide),
    excluded: allowed === null ? [] : findExcluded(track, parameters, allowed, judged),
  };
}

function findExcluded(
  track: Track,
  parameters: DetectionParameters,
  allowed: Uint8Array,
  judged: readonly JudgedBout[],
): DetectedRide[] {
  const ruledOut = allowed.map((row) => 1 - row);
  return findCandidates(track, parameters, ruledOut)
    .filter(({ isSurfRide }) => isSurfRide)
    .map((candidate) => ({
      ...candidate,
      isSurfRide: false,
      reasons: [
        ...candidate.reasons,
        { rule: 'activity', passed: false, detail: describeActivity(candidate, judged) },
      ],
    }));
}
