import type { Track } from '../../track/track.ts';
import type { Bout } from './bouts.ts';
import { type HomeArea, fromHome } from './home-area.ts';

const KMH = 1 / 3.6;
/** No wave of the kind people ride carries anyone faster for seconds. */
const FASTER_THAN_WAVES = 45 * KMH;
/** A stretch away from where the session is spent, this fast, is a way there or home. */
const FASTER_THAN_FEET = 18 * KMH;
/** Milliseconds at lights or in a queue that do not end a drive. */
const AT_LIGHTS = 75_000;

/**
 * Finds the fast stretches that no wave carries: those too fast for one, and trips (stretches strung together by
 * short stops) that leave the home area before the first or after the last sure ride.
 */
export function findDrives(
  track: Track,
  bouts: readonly Bout[],
  home: HomeArea,
  sureRides: readonly Bout[],
): ReadonlySet<Bout> {
  const driven = new Set(bouts.filter(({ peak }) => peak > FASTER_THAN_WAVES));
  const firstRide = sureRides[0]?.startTime ?? Number.POSITIVE_INFINITY;
  const lastRide = sureRides.at(-1)?.endTime ?? Number.NEGATIVE_INFINITY;
  for (const trip of tripsOf(bouts)) {
    const leaves = trip.some((bout) => bout.peak > FASTER_THAN_FEET && isAway(track, bout, home));
    const isWayThere = trip[0]!.startTime <= firstRide;
    const isWayHome = trip.at(-1)!.endTime >= lastRide;
    if (leaves && (isWayThere || isWayHome)) trip.forEach((bout) => driven.add(bout));
  }
  return driven;
}

/** Whether a stretch begins or ends outside the home area. */
export function isAway(track: Track, { first, last }: Bout, home: HomeArea): boolean {
  return Math.max(distanceFromHome(track, home, first), distanceFromHome(track, home, last)) > home.reach;
}

function distanceFromHome(track: Track, home: HomeArea, row: number): number {
  const [east, north] = fromHome(home, track.latitude[row]!, track.longitude[row]!);
  return Math.sqrt(east * east + north * north);
}

function tripsOf(bouts: readonly Bout[]): Bout[][] {
  const trips: Bout[][] = [];
  for (const bout of bouts) {
    const trip = trips.at(-1);
    if (trip !== undefined && bout.startTime - trip.at(-1)!.endTime < AT_LIGHTS) trip.push(bout);
    else trips.push([bout]);
  }
  return trips;
}
