import {
  detectRides,
  type DetectedRide,
  type DetectionParameters,
  type Track,
} from '@rideline/detection-engine';
import type { Ride, SessionSource } from '../../activity.ts';
import type { SessionRide } from '../session.ts';

/** What other parameters would find, beside what is there now. */
export interface WhatIf {
  readonly rides: readonly Ride[];
  readonly gained: number;
  readonly lost: number;
}

const overlap = (ride: DetectedRide, { firstRow, lastRow }: SessionRide) =>
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

function asRide(found: DetectedRide, id: number): Ride {
  return {
    id,
    start_time: new Date(found.startTime).toISOString(),
    end_time: new Date(found.endTime).toISOString(),
    duration: found.duration,
    distance: found.distance,
    max_speed: found.maxSpeed,
    min_speed: found.minSpeed,
    avg_speed: found.avgSpeed,
    track_points: found.lastPoint - found.firstPoint + 1,
    first_trackpoint_id: found.firstPoint + 1,
    last_trackpoint_id: found.lastPoint + 1,
    surf_time: found.surfTime,
    surf_runs: found.surfRuns.map(([first, last]) => [first + 1, last + 1]),
    is_surf_ride: found.isSurfRide,
    is_tour: found.isTour,
    reasons: found.reasons,
  };
}

/** Runs the engine here, over the loaded track. A ride that is also there now keeps its id, a new one gets a negative one. */
export function whatIf(
  activity: SessionSource,
  track: Track,
  now: readonly SessionRide[],
  parameters: DetectionParameters,
): WhatIf {
  const free = new Map(now.map((ride) => [ride.id, ride]));
  const found = detectRides(track, activity.surf_type, parameters).rides;
  const rides = found.map((ride, index) => asRide(ride, sameRide(ride, free)?.id ?? -1 - index));
  return { rides, gained: rides.filter(({ id }) => id < 0).length, lost: free.size };
}

/** The session as if these were its rides. */
export const withRides = (activity: SessionSource, rides: readonly Ride[]): SessionSource =>
  activity.surf_type === 'standing_waves'
    ? { ...activity, surf_attempts: rides }
    : { ...activity, surf_rides: rides };
