import {
  recognizeRides,
  rideAnswer,
  rideDifference,
  type DetectedRide,
  type Mark,
  type RideDifference,
} from '@rideline/detection-engine';
import type { Activity, Ride, SessionSource } from '../../activity.ts';
import { spanOf } from '../marks/marks.ts';

/** What other parameters would find, beside what is there now. */
export interface WhatIf extends Pick<RideDifference, 'gained' | 'lost' | 'changed'> {
  readonly rides: readonly Ride[];
  /** Metres of all rides, now and with these parameters. */
  readonly distanceNow: number;
  readonly distance: number;
}

/** What is there now. */
export interface Now {
  readonly rides: readonly Ride[];
  readonly deleted: Activity['deleted_rides'];
  readonly marks: readonly Mark[];
}

const known = ({ id, start_time, end_time }: Activity['deleted_rides'][number]) => ({
  id,
  ...spanOf({ start_time, end_time }),
});
const distanceOf = (rides: readonly Ride[]) => rides.reduce((sum, { distance }) => sum + distance, 0);

/**
 * Lays what the engine found over the rides of now, as saving the parameters does: one that is there now keeps its
 * id, a new one gets a negative one, and deleted ones stay deleted.
 */
export function whatIf(found: readonly DetectedRide[], now: Now): WhatIf {
  const rides = now.rides.map(known);
  const recognized = recognizeRides(found, { rides, deleted: now.deleted.map(known), marks: now.marks });
  const after = recognized.map(({ id, found: ride }, index) => ({
    id: id ?? -1 - index,
    ...rideAnswer(ride),
  }));
  const { gained, lost, changed } = rideDifference(rides, recognized);
  return {
    rides: after,
    gained,
    lost,
    changed,
    distanceNow: distanceOf(now.rides),
    distance: distanceOf(after),
  };
}

/** The session as if these were its rides. */
export const withRides = (activity: SessionSource, rides: readonly Ride[]): SessionSource =>
  activity.surf_type === 'standing_waves'
    ? { ...activity, surf_attempts: rides }
    : { ...activity, surf_rides: rides };
