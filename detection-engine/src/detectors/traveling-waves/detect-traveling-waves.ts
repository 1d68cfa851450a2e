import type { Track } from '../../track/track.ts';
import { type JudgedBout, classifyBouts } from '../activity/classify.ts';
import { describeActivity } from '../activity/describe.ts';
import { ruledOutRows } from '../activity/ruled-out-rows.ts';
import type { DetectedRide, Detection, Reason } from '../detection.ts';
import { RideMeasurer } from '../measure.ts';
import type { DetectionParameters } from '../parameters.ts';
import { rowsOutside } from '../row-ranges.ts';
import { findCandidates } from './candidates.ts';

/**
 * Rides on travelling waves: what the seven parameters accept, among the rows that what the surfer is doing lets
 * be surf points. What he is doing is judged without the parameters, so that more permissive ones never lose a
 * ride. Where the activity rules out what the parameters accept, the candidate is listed as excluded.
 */
export function detectTravelingWaves(track: Track, parameters: DetectionParameters): Detection {
  const judged = classifyBouts(track);
  const ruledOut = ruledOutRows(track, judged);
  const measurer = new RideMeasurer(track);
  const candidates = findCandidates(track, parameters, rowsOutside(ruledOut, track.length), measurer);
  return {
    rides: candidates.filter(({ isSurfRide }) => isSurfRide),
    nearMisses: candidates.filter(({ isSurfRide }) => !isSurfRide),
    excluded: findCandidates(track, parameters, ruledOut, measurer)
      .filter(({ isSurfRide }) => isSurfRide)
      .map((candidate) => exclude(candidate, judged)),
  };
}

function exclude(candidate: DetectedRide, judged: readonly JudgedBout[]): DetectedRide {
  const reason: Reason = { rule: 'activity', passed: false, detail: describeActivity(candidate, judged) };
  return { ...candidate, isSurfRide: false, reasons: [...candidate.reasons, reason] };
}
