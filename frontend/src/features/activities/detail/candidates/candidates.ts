import { rideAnswer, type DetectedRide, type Detection, type Reason } from '@rideline/detection-engine';
import type { SessionRide } from '../session.ts';

/** What looked like a ride and is none: it failed a parameter, or the surfer was doing something else. */
export interface Candidate extends Pick<SessionRide, 'id' | 'ride' | 'firstRow' | 'lastRow'> {
  readonly kind: 'nearly' | 'ruled-out';
}

export interface Candidates {
  /** The closest first. */
  readonly nearly: readonly Candidate[];
  /** In start-time order. */
  readonly ruledOut: readonly Candidate[];
}

export const NO_CANDIDATES: Candidates = { nearly: [], ruledOut: [] };

/** Below every id that a ride can have, saved or tried out; the same stretch keeps its id. */
const idOf = ({ firstPoint }: DetectedRide) => -1_000_000 - firstPoint;

/** From 0 to 1: the share of what is asked that the weakest failed rule reached. */
export function closeness(reasons: readonly Reason[]): number {
  return reasons
    .filter(({ passed }) => !passed)
    .reduce((least, { measured = 0, required = 0 }) => {
      return Math.min(least, required > 0 ? measured / required : 0);
    }, 1);
}

/** What a detection weighed and did not count, without what is a ride of the session anyway. */
export function candidatesOf(detection: Detection, rides: readonly SessionRide[]): Candidates {
  const isFree = ({ firstPoint, lastPoint }: DetectedRide) =>
    rides.every(({ firstRow, lastRow }) => lastPoint < firstRow || firstPoint > lastRow);
  const candidates = (found: readonly DetectedRide[], kind: Candidate['kind']) =>
    found.filter(isFree).map((candidate) => ({
      id: idOf(candidate),
      kind,
      ride: { id: idOf(candidate), ...rideAnswer(candidate) },
      firstRow: candidate.firstPoint,
      lastRow: candidate.lastPoint,
    }));
  return {
    nearly: candidates(detection.nearMisses, 'nearly').sort(
      (a, b) => closeness(b.ride.reasons) - closeness(a.ride.reasons),
    ),
    ruledOut: candidates(detection.excluded, 'ruled-out'),
  };
}
