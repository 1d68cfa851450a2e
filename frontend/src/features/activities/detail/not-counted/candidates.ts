import { rideAnswer, type DetectedRide, type Detection, type Reason } from '@rideline/detection-engine';
import type { SessionRide } from '../session/session.ts';

/** A stretch detection considered but did not count: it failed a parameter, or it was not surfing. */
export interface Candidate extends Pick<SessionRide, 'id' | 'ride' | 'firstRow' | 'lastRow'> {
  readonly kind: 'near-miss' | 'not-a-ride';
}

export interface Candidates {
  /** Closest first. */
  readonly nearMisses: readonly Candidate[];
  /** In start-time order. */
  readonly notRides: readonly Candidate[];
}

export const NO_CANDIDATES: Candidates = { nearMisses: [], notRides: [] };

/** Below any ride id, saved or previewed; the same stretch keeps its id. */
const idOf = ({ firstPoint }: DetectedRide) => -1_000_000 - firstPoint;

/** 0 to 1: the measured value of the worst failed rule as a share of its minimum. */
export function closeness(reasons: readonly Reason[]): number {
  return reasons
    .filter(({ passed }) => !passed)
    .reduce((least, { measured = 0, required = 0 }) => {
      return Math.min(least, required > 0 ? measured / required : 0);
    }, 1);
}

/** The candidates of a detection that overlap no ride of the session. */
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
    nearMisses: candidates(detection.nearMisses, 'near-miss').sort(
      (a, b) => closeness(b.ride.reasons) - closeness(a.ride.reasons),
    ),
    notRides: candidates(detection.excluded, 'not-a-ride'),
  };
}
