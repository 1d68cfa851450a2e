import type { Track } from '../../track/track.ts';
import { type JudgedBout, type OtherActivity, classifyBouts } from '../activity/classify.ts';
import { rowsOutside, ruledOutRows } from '../activity/ruled-out-rows.ts';
import type { DetectedRide, Detection, Reason } from '../detection.ts';
import { RideMeasurer } from '../measure.ts';
import type { DetectionParameters } from '../parameters.ts';
import { findCandidates } from './candidates.ts';

const SENTENCES: Record<OtherActivity, string> = {
  vehicle: 'Too fast for a wave, too far away or on land: a car, a boat or the wind.',
  tow: 'Steady as a motor, or fast out to sea: towed or motored.',
  jog: 'Steady at a runner’s pace on the beach: walking or jogging.',
  rip: 'Slowly out to sea: paddling back or carried by a rip.',
  'passing wave': 'A short push by a wave that passed.',
};

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

/** What a ruled-out candidate mostly was, in words people read. */
function describeActivity(candidate: DetectedRide, judged: readonly JudgedBout[]): string {
  let longest = 0;
  let activity: OtherActivity = 'vehicle';
  for (const { bout, other } of judged) {
    if (other === null || bout.last < candidate.firstPoint || bout.first > candidate.lastPoint) continue;
    const shared = Math.min(bout.last, candidate.lastPoint) - Math.max(bout.first, candidate.firstPoint) + 1;
    if (shared <= longest) continue;
    longest = shared;
    activity = other;
  }
  return SENTENCES[activity];
}
