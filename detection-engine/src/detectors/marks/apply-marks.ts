import { firstRowAt } from '../../track/row-at.ts';
import type { Track } from '../../track/track.ts';
import type { DetectedRide, Detection, Mark, Reason } from '../detection.ts';
import { judgedRide, RideMeasurer } from '../measure.ts';
import { sameRide } from '../same-ride.ts';

const NOT_A_RIDE: Reason = { rule: 'mark', passed: false, detail: 'You marked this as not a ride.' };
const A_RIDE: Reason = { rule: 'mark', passed: true, detail: 'You marked this as a ride.' };

/**
 * Puts what a person marked over what was detected: rides marked as none are excluded; what was missed is counted,
 * as the candidate found there (a near miss, an excluded one) or else as the marked rows themselves. A mark
 * outside the track, or of a ride that is counted already, changes nothing.
 */
export function applyMarks(track: Track, detection: Detection, marks: readonly Mark[]): Detection {
  return marks.reduce((so, mark) => applyMark(track, so, mark), detection);
}

function applyMark(track: Track, detection: Detection, mark: Mark): Detection {
  const { rides, nearMisses, excluded } = detection;
  const isMeant = (ride: DetectedRide) => sameRide(mark, ride);
  const isOther = (ride: DetectedRide) => !isMeant(ride);
  if (mark.kind === 'not_a_ride') {
    const denied = rides
      .filter(isMeant)
      .map((ride) => ({ ...withReason(ride, NOT_A_RIDE), isSurfRide: false }));
    return { rides: rides.filter(isOther), nearMisses, excluded: inOrder([...excluded, ...denied]) };
  }
  if (rides.some(isMeant)) return detection;
  const found = [...excluded, ...nearMisses].filter(isMeant);
  const counted = found.length > 0 ? found : markedRows(track, mark);
  return {
    rides: inOrder([...rides, ...counted.map((ride) => ({ ...withReason(ride, A_RIDE), isSurfRide: true }))]),
    nearMisses: nearMisses.filter(isOther),
    excluded: excluded.filter(isOther),
  };
}

function withReason(ride: DetectedRide, reason: Reason): DetectedRide {
  return { ...ride, reasons: [...ride.reasons.filter(({ rule }) => rule !== 'mark'), reason] };
}

function markedRows(track: Track, { startTime, endTime }: Mark): DetectedRide[] {
  const first = firstRowAt(track.time, startTime);
  const last = firstRowAt(track.time, endTime + 1) - 1;
  if (first > last) return [];
  return [judgedRide(new RideMeasurer(track).measure([[first, last]], first, last), [], true, false)];
}

function inOrder(rides: readonly DetectedRide[]): DetectedRide[] {
  return [...rides].sort((a, b) => a.startTime - b.startTime);
}
