import type { Track } from '../../track/track.ts';
import type { ClassifiedBout, OtherActivity } from '../activity/classify.ts';
import { rowsOutside, ruledOutRows } from '../activity/ruled-out-rows.ts';
import type { DetectedRide, Detection } from '../detection.ts';
import type { TrackErrors } from '../error-bands.ts';
import { exclude } from '../exclude.ts';
import { RideMeasurer } from '../measure.ts';
import type { DetectionParameters } from '../parameters.ts';
import { findCandidates } from './candidates.ts';

const SENTENCES: Record<OtherActivity, string> = {
  vehicle: 'Too fast for a wave, too far away or on land: a car, a boat or the wind.',
  tow: 'Steady as a motor, or fast out to sea: towed or motorized.',
  jog: 'Steady at a runner’s pace on the beach: walking or jogging.',
  rip: 'Moving slowly out to sea: paddling back out or drifting in a rip.',
  'passing wave': 'A short push from a passing wave.',
  cruise: 'Hardly faster than before and after: paddling or walking on.',
};

/**
 * Rides on traveling waves: candidates among the rows that the activity classification leaves. The classification does
 * not depend on the parameters, so more permissive parameters never lose a ride. Candidates in classified rows are
 * listed as excluded.
 * @param classified the track's fast stretches
 */
export function detectTravelingWaves(
  track: Track,
  parameters: DetectionParameters,
  classified: readonly ClassifiedBout[],
  errors: TrackErrors,
): Detection {
  const ruledOut = ruledOutRows(track, classified);
  const measurer = new RideMeasurer(track, errors);
  const candidates = findCandidates(track, parameters, rowsOutside(ruledOut, track.length), measurer);
  return {
    rides: candidates.filter(({ isSurfRide }) => isSurfRide),
    nearMisses: candidates.filter(({ isSurfRide }) => !isSurfRide),
    excluded: findCandidates(track, parameters, ruledOut, measurer)
      .filter(({ isSurfRide }) => isSurfRide)
      .map((candidate) => exclude(candidate, describeActivity(candidate, classified))),
  };
}

/** The sentence of the activity that covers most rows of an excluded candidate. */
function describeActivity(candidate: DetectedRide, classified: readonly ClassifiedBout[]): string {
  let longest = 0;
  let activity: OtherActivity = 'vehicle';
  for (const { bout, other } of classified) {
    if (other === null || bout.last < candidate.firstPoint || bout.first > candidate.lastPoint) continue;
    const shared = Math.min(bout.last, candidate.lastPoint) - Math.max(bout.first, candidate.firstPoint) + 1;
    if (shared <= longest) continue;
    longest = shared;
    activity = other;
  }
  return SENTENCES[activity];
}
