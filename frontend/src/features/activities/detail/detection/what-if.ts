import { ENGINE_VERSION, type DetectedRide, type Detection } from '@rideline/detection-engine';
import type { Activity, Ride, SessionSource } from '../../activity.ts';
import type { SessionRide } from '../session.ts';
import { rideOf } from './detected-ride.ts';

/** What other parameters would find, beside what is there now. */
export interface WhatIf {
  readonly rides: readonly Ride[];
  readonly gained: number;
  readonly lost: number;
}

const overlap = (ride: DetectedRide, { firstRow, lastRow }: Pick<SessionRide, 'firstRow' | 'lastRow'>) =>
  Math.min(ride.lastPoint, lastRow) - Math.max(ride.firstPoint, firstRow) + 1;

/** The ride of now that shares most points with a found one; each is taken once. */
function sameRide(found: DetectedRide, free: Map<number, SessionRide>): SessionRide | undefined {
  let best: SessionRide | undefined;
  let most = 0;
  for (const candidate of free.values()) {
    const shared = overlap(found, candidate);
    if (shared > most) [best, most] = [candidate, shared];
  }
  if (best !== undefined) free.delete(best.id);
  return best;
}

/** Lays what the engine found over the rides of now. One that is there now keeps its id, a new one gets a negative one. */
export function whatIf(found: readonly DetectedRide[], now: readonly SessionRide[]): WhatIf {
  const free = new Map(now.map((ride) => [ride.id, ride]));
  const rides = found.map((ride, index) => rideOf(ride, sameRide(ride, free)?.id ?? -1 - index));
  return { rides, gained: rides.filter(({ id }) => id < 0).length, lost: free.size };
}

/**
 * The rides that the owner deleted: what this engine finds with the parameters in use, and what is not there.
 * They stay deleted whatever is tried. Of a session that another engine analysed nothing is known.
 */
export function deletedRides(
  engineVersion: Activity['engine_version'],
  inUse: Detection,
  now: readonly SessionRide[],
): readonly DetectedRide[] {
  if (engineVersion !== ENGINE_VERSION) return [];
  return inUse.rides.filter((ride) => now.every((other) => overlap(ride, other) <= 0));
}

/** What was found without what was deleted. */
export const withoutDeleted = (
  found: readonly DetectedRide[],
  deleted: readonly DetectedRide[],
): readonly DetectedRide[] =>
  found.filter((ride) =>
    deleted.every(
      ({ firstPoint, lastPoint }) => overlap(ride, { firstRow: firstPoint, lastRow: lastPoint }) <= 0,
    ),
  );

/** The session as if these were its rides. */
export const withRides = (activity: SessionSource, rides: readonly Ride[]): SessionSource =>
  activity.surf_type === 'standing_waves'
    ? { ...activity, surf_attempts: rides }
    : { ...activity, surf_rides: rides };
