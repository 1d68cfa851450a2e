import type { Track } from '../../track/track.ts';
import type { Bout } from './bouts.ts';
import { type HomeArea, distanceFromHome } from './home-area.ts';

const KMH = 1 / 3.6;
/** Upper bound of speeds held for seconds on a rideable wave. */
const MAX_WAVE_SPEED = 45 * KMH;
/** Held speed that confirms a single faster reading. */
const CONFIRMING_SPEED = 30 * KMH;
/** Minimum meters and m/s of a trip by vehicle: short and fast, or long and slower. */
const TRIP = { distance: 400, peak: 28 * KMH };
const LONG_TRIP = { distance: 900, peak: 18 * KMH };
/** Minimum of a stretch that is part of a trip; less is a push or noise. */
const MIN_BOUT = { seconds: 4, distance: 20 };
/** Limits beyond any ride in any direction: steadier than wind and foils for minutes, or long, steady and straight. */
const BOAT_RUNS = [
  { cruise: 120, unsteadiness: 0.045, straightness: 0 },
  { cruise: 300, unsteadiness: 0.1, straightness: 0.98 },
];
const MIN_BOAT_PEAK = 17 * KMH;
/** Stop in ms, at lights or in a queue, that does not end a drive. */
const MAX_STOP_MS = 75_000;

/**
 * Finds stretches in a vehicle: those too fast for a wave, those of a motor boat, and trips (stretches separated by short stops only) that
 * begin outside the home area before the surfer was ever there, or end outside it for good.
 */
export function findDrives(track: Track, bouts: readonly Bout[], home: HomeArea): ReadonlySet<Bout> {
  const driven = new Set(
    bouts.filter(
      (bout) => isMotorBoat(bout) || (bout.fastest > MAX_WAVE_SPEED && bout.peak > CONFIRMING_SPEED),
    ),
  );
  const isOutside = (row: number) => distanceFromHome(track, home, row) > home.reach;
  let arrived = 0;
  while (arrived < track.length && isOutside(arrived)) arrived++;
  let left = track.length - 1;
  while (left >= 0 && isOutside(left)) left--;
  for (const trip of tripsOf(bouts)) {
    const begin = trip[0]!;
    const end = trip.at(-1)!;
    const isArrivalOrDeparture = begin.first < arrived || end.last > left;
    if (isArrivalOrDeparture && isFarAndFast(trip)) trip.forEach((bout) => driven.add(bout));
  }
  return driven;
}

/** Finds the trips with a stretch too fast for a wave. */
export function findTooFastTrips(bouts: readonly Bout[]): readonly Bout[] {
  return tripsOf(bouts)
    .filter((trip) => trip.some(({ fastest, peak }) => fastest > MAX_WAVE_SPEED && peak > CONFIRMING_SPEED))
    .flat();
}

/** Whether a stretch begins or ends outside the home area. */
export function isAway(track: Track, { first, last }: Bout, home: HomeArea): boolean {
  return Math.max(distanceFromHome(track, home, first), distanceFromHome(track, home, last)) > home.reach;
}

function isMotorBoat({ cruise, peak, unsteadiness, straightness }: Bout): boolean {
  return (
    peak > MIN_BOAT_PEAK &&
    BOAT_RUNS.some(
      (run) => cruise > run.cruise && unsteadiness < run.unsteadiness && straightness > run.straightness,
    )
  );
}

function isFarAndFast(trip: readonly Bout[]): boolean {
  const distance = trip.reduce((sum, bout) => sum + bout.distance, 0);
  const peak = trip.reduce((most, bout) => Math.max(most, bout.peak), 0);
  return [TRIP, LONG_TRIP].some((kind) => distance > kind.distance && peak > kind.peak);
}

function tripsOf(bouts: readonly Bout[]): Bout[][] {
  const trips: Bout[][] = [];
  for (const bout of bouts) {
    if (bout.seconds < MIN_BOUT.seconds || bout.distance < MIN_BOUT.distance) continue;
    const trip = trips.at(-1);
    if (trip !== undefined && bout.startTime - trip.at(-1)!.endTime < MAX_STOP_MS) trip.push(bout);
    else trips.push([bout]);
  }
  return trips;
}
