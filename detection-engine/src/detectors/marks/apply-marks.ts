import { firstRowAt } from '../../track/row-at.ts';
import type { Track } from '../../track/track.ts';
import type { DetectedRide, Detection, Mark, Reason } from '../detection.ts';
import { rideWithReasons, RideMeasurer } from '../measure.ts';
import { sameRide } from '../same-ride.ts';

const NOT_A_RIDE: Reason = { rule: 'mark', passed: false, detail: 'You marked this as not a ride.' };
const A_RIDE: Reason = { rule: 'mark', passed: true, detail: 'You marked this as a ride.' };

/**
 * Applies the owner's marks to a detection. A not_a_ride mark moves matching rides to `excluded`. A missed_ride mark
 * counts the matching candidates (near misses, excluded), or else the marked rows. Marks outside the track and
 * missed_ride marks on counted rides have no effect. Counting a missed ride removes the proposed minimum, whose count may
 * contain it.
 */
export function applyMarks(track: Track, detection: Detection, marks: readonly Mark[]): Detection {
  return marks.reduce((marked, mark) => applyMark(track, marked, mark), detection);
}

function applyMark(track: Track, detection: Detection, mark: Mark): Detection {
  const { rides, nearMisses, excluded } = detection;
  const isMarked = (ride: DetectedRide) => sameRide(mark, ride);
  const isOther = (ride: DetectedRide) => !isMarked(ride);
  if (mark.kind === 'not_a_ride') {
    const markedRides = rides
      .filter(isMarked)
      .map((ride) => ({ ...withReason(ride, NOT_A_RIDE), isSurfRide: false, borderline: false }));
    return { ...detection, rides: rides.filter(isOther), excluded: inOrder([...excluded, ...markedRides]) };
  }
  if (rides.some(isMarked)) return detection;
  const found = [...excluded, ...nearMisses].filter(isMarked);
  const counted = found.length > 0 ? found : markedRows(track, mark);
  return {
    ...detection,
    rides: inOrder([
      ...rides,
      ...counted.map((ride) => ({ ...withReason(ride, A_RIDE), isSurfRide: true, borderline: false })),
    ]),
    nearMisses: nearMisses.filter(isOther),
    excluded: excluded.filter(isOther),
    lowerMinimum: null,
  };
}

function withReason(ride: DetectedRide, reason: Reason): DetectedRide {
  return { ...ride, reasons: [...ride.reasons.filter(({ rule }) => rule !== 'mark'), reason] };
}

function markedRows(track: Track, { startTime, endTime }: Mark): DetectedRide[] {
  const first = firstRowAt(track.time, startTime);
  const last = firstRowAt(track.time, endTime + 1) - 1;
  if (first > last) return [];
  return [rideWithReasons(new RideMeasurer(track).measure([[first, last]], first, last), [], true, false)];
}

function inOrder(rides: readonly DetectedRide[]): DetectedRide[] {
  return [...rides].sort((a, b) => a.startTime - b.startTime);
}
