import {
  deletedAmong,
  recognizeRides,
  rideAnswer,
  rideDifference,
  type DetectedRide,
  type Mark,
  type RideDifference,
} from '@rideline/detection-engine';
import type { Preferences } from '../../../app/api-types.ts';
import { formatDistance } from '../../../lib/units.ts';
import type { Activity, Ride, SessionSource } from '../../../activity/activity.ts';
import { spanOf } from '../marks/marks.ts';

/** The rides other parameters would give, and the difference from the saved ones. */
export interface WhatIf extends Pick<RideDifference, 'gained' | 'lost' | 'changed'> {
  readonly rides: readonly Ride[];
  /** Meters of all rides: saved, and with these parameters. */
  readonly distanceNow: number;
  readonly distance: number;
}

/** The saved rides, deletions and marks of a session, and the rides that fell away by trimming. */
export interface SavedRides {
  readonly rides: readonly Ride[];
  readonly deleted: Activity['deleted_rides'];
  readonly trimmed: Activity['trimmed_rides'];
  readonly marks: readonly Mark[];
}

const knownRide = ({ id, start_time, end_time }: Activity['deleted_rides'][number]) => ({
  id,
  ...spanOf({ start_time, end_time }),
});
const distanceOf = (rides: readonly Ride[]) => rides.reduce((sum, { distance }) => sum + distance, 0);

const knownRides = ({ rides, trimmed, deleted, marks }: SavedRides) => ({
  rides: [...rides, ...trimmed].map(knownRide),
  deleted: deleted.map(knownRide),
  marks,
});

/** The found rides that stay out because the owner deleted them. */
export const deletedRides = (found: readonly DetectedRide[], saved: SavedRides) =>
  deletedAmong(found, knownRides(saved));

/**
 * Previews what saving the parameters would do: rides found again keep their id, new ones get a negative id, deleted
 * ones stay deleted.
 */
export function whatIf(found: readonly DetectedRide[], saved: SavedRides): WhatIf {
  const rides = saved.rides.map(knownRide);
  const recognized = recognizeRides(found, knownRides(saved));
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
    distanceNow: distanceOf(saved.rides),
    distance: distanceOf(after),
  };
}

/** The session with these rides in place of its own, and without the effort, which is of its own. */
export const withRides = (activity: SessionSource, rides: readonly Ride[]): SessionSource =>
  activity.surf_type === 'standing_waves'
    ? { ...activity, effort: null, surf_attempts: rides }
    : { ...activity, effort: null, surf_rides: rides };

/** '34 rides: 2 new, 1 removed (total 3,800 m, was 3,721 m)' */
export function differenceText(
  { rides, gained, lost, changed, distance, distanceNow }: WhatIf,
  preferences: Preferences,
): string {
  const count = rides.length === 1 ? '1 ride' : `${rides.length} rides`;
  if (gained === 0 && lost === 0 && changed === 0) return `${count}, no change`;
  const total = (meters: number) => formatDistance(meters, preferences);
  const totals = `total ${total(distance)}, was ${total(distanceNow)}`;
  if (gained > 0 || lost > 0) return `${count}: ${gained} new, ${lost} removed (${totals})`;
  return `${count}, no change in count (${totals})`;
}
