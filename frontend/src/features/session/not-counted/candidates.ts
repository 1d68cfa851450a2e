import {
  rideAnswer,
  type DetectedRide,
  type Detection,
  type Reason,
  type RecognizedRide,
} from '@rideline/detection-engine';
import type { SessionRide } from '../page/session.ts';

/** A stretch that does not count: it failed a parameter, it was not surfing, or its owner deleted the ride. */
export interface Candidate extends Pick<SessionRide, 'id' | 'ride' | 'firstRow' | 'lastRow'> {
  readonly kind: 'near-miss' | 'not-a-ride' | 'deleted';
}

export interface Candidates {
  /** Rides that the owner deleted, under their ids. */
  readonly deleted: readonly Candidate[];
  /** Closest first. */
  readonly nearMisses: readonly Candidate[];
  /** In start-time order. */
  readonly notRides: readonly Candidate[];
}

export const NO_CANDIDATES: Candidates = { deleted: [], nearMisses: [], notRides: [] };

export const allCandidates = ({ deleted, nearMisses, notRides }: Candidates): readonly Candidate[] => [
  ...deleted,
  ...nearMisses,
  ...notRides,
];

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

/** The candidates of a detection, and the deleted rides in it, that overlap no ride of the session. */
export function candidatesOf(
  detection: Detection,
  rides: readonly SessionRide[],
  deleted: readonly RecognizedRide<DetectedRide>[],
): Candidates {
  const isFree = ({ firstPoint, lastPoint }: DetectedRide) =>
    rides.every(({ firstRow, lastRow }) => lastPoint < firstRow || firstPoint > lastRow);
  const candidate = (found: DetectedRide, kind: Candidate['kind'], id = idOf(found)): Candidate => ({
    id,
    kind,
    ride: { id, ...rideAnswer(found) },
    firstRow: found.firstPoint,
    lastRow: found.lastPoint,
  });
  const candidates = (found: readonly DetectedRide[], kind: Candidate['kind']) =>
    found.filter(isFree).map((stretch) => candidate(stretch, kind));
  return {
    deleted: deleted
      .filter(({ found }) => isFree(found))
      .map(({ found, id }) => candidate(found, 'deleted', id)),
    nearMisses: candidates(detection.nearMisses, 'near-miss').sort(
      (a, b) => closeness(b.ride.reasons) - closeness(a.ride.reasons),
    ),
    notRides: candidates(detection.excluded, 'not-a-ride'),
  };
}
