import type { Track } from '../../track/track.ts';
import type { Bout } from './bouts.ts';
import { type HomeArea, distanceFromHome } from './home-area.ts';

const KMH = 1 / 3.6;
/** No wave of the kind people ride carries anyone faster for seconds. */
const FASTER_THAN_WAVES = 45 * KMH;
/** Speed held for seconds that makes a single faster reading believable. */
const NEARLY_AS_FAST = 30 * KMH;
/** A trip of this length and speed, or longer and slower, is not made on foot or by paddle. */
const TRIP = { distance: 400, peak: 28 * KMH };
const LONG_TRIP = { distance: 900, peak: 18 * KMH };
/** What a stretch needs to string a trip together: more than a push or noise. */
const SUBSTANCE = { seconds: 4, distance: 20 };
/** Milliseconds at lights or in a queue that do not end a drive. */
const AT_LIGHTS = 75_000;

/**
 * Finds the fast stretches that no wave carries: those too fast for one, and trips (stretches strung together by
 * short stops) that begin outside the home area before the first sure ride, or end outside it after the last.
 */
export function findDrives(
  track: Track,
  bouts: readonly Bout[],
  home: HomeArea,
  sureRides: readonly Bout[],
): ReadonlySet<Bout> {
  const driven = new Set(
    bouts.filter(({ fastest, peak }) => fastest > FASTER_THAN_WAVES && peak > NEARLY_AS_FAST),
  );
  const firstRide = sureRides[0]?.startTime ?? Number.POSITIVE_INFINITY;
  const lastRide = sureRides.at(-1)?.endTime ?? Number.NEGATIVE_INFINITY;
  const isOutside = (row: number) => distanceFromHome(track, home, row) > home.reach;
  for (const trip of tripsOf(bouts)) {
    const begin = trip[0]!;
    const end = trip.at(-1)!;
    const isWayThere = begin.startTime <= firstRide && isOutside(begin.first);
    const isWayHome = end.endTime >= lastRide && isOutside(end.last);
    const isDriven = isFarAndFast(trip);
    if (isDriven && (isWayThere || isWayHome)) trip.forEach((bout) => driven.add(bout));
  }
  return driven;
}

/** Finds the trips in which something is too fast for any wave. */
export function findTooFastTrips(bouts: readonly Bout[]): readonly Bout[] {
  return tripsOf(bouts)
    .filter((trip) => trip.some(({ fastest, peak }) => fastest > FASTER_THAN_WAVES && peak > NEARLY_AS_FAST))
    .flat();
}

/** Whether a stretch begins or ends outside the home area. */
export function isAway(track: Track, { first, last }: Bout, home: HomeArea): boolean {
  return Math.max(distanceFromHome(track, home, first), distanceFromHome(track, home, last)) > home.reach;
}

function isFarAndFast(trip: readonly Bout[]): boolean {
  const distance = trip.reduce((sum, bout) => sum + bout.distance, 0);
  const peak = trip.reduce((most, bout) => Math.max(most, bout.peak), 0);
  return [TRIP, LONG_TRIP].some((kind) => distance > kind.distance && peak > kind.peak);
}

function tripsOf(bouts: readonly Bout[]): Bout[][] {
  const trips: Bout[][] = [];
  for (const bout of bouts) {
    if (bout.seconds < SUBSTANCE.seconds || bout.distance < SUBSTANCE.distance) continue;
    const trip = trips.at(-1);
    if (trip !== undefined && bout.startTime - trip.at(-1)!.endTime < AT_LIGHTS) trip.push(bout);
    else trips.push([bout]);
  }
  return trips;
}
