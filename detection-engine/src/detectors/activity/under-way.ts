import { median } from '../../track/quantile.ts';
import type { Track } from '../../track/track.ts';
import type { Bout } from './bouts.ts';
import type { ClassifiedBout } from './classify.ts';
import { type HomeArea, findHomeArea, fromHome } from './home-area.ts';

/** Seconds; shorter stretches are pushes or noise. */
const MIN_BOUT_SECONDS = 4;
/** Minimum share of fast time. Surfers reach 0.03 to 0.18, wave foilers with drives up to a half. */
const MIN_FAST_SHARE = 0.4;
/** Share of fast time that no foiler reaches. */
const CERTAIN_FAST_SHARE = 0.6;
/** Minimum displacement over distance of what looks like rides. Flights come back to the peak: 0.2 to 0.5, bicycles reach 0.8. */
const MIN_PROGRESS = 0.65;
/** Seconds of a stretch, longer than a foil's flight, and the minimum share of fast time in such stretches. */
const LONG_BOUT_SECONDS = 300;
const MIN_LONG_SHARE = 0.5;
/** Milliseconds of the legs that directions and places are taken from. */
const LEG_MS = 20_000;
/** Minimum meters across the fast stretches, and across those that look like rides. A surf spot is smaller. */
const MIN_BREADTH = 1000;
/** Maximum times that the fast stretches cross their breadth. Sailors go to and fro: 4 to 80 times, others 1 to 7. */
const MAX_CROSSINGS = 7;
/** Maximum share of legs along one line. Wind and swell give sailors and downwinders one: 0.7 to 0.95. */
const MAX_ALIGNMENT = 0.7;
/** Breadth over the median distance from the middle, for places spread evenly along a line. */
const BREADTH_FACTOR = 4;

/** A part of a fast stretch: where it begins and where it leads, in meters. */
interface Leg {
  readonly place: readonly [east: number, north: number];
  readonly east: number;
  readonly north: number;
}

/**
 * Whether a session is under way like a bicycle, a runner or a car rather than at a spot: fast for most of the time or for
 * minutes on end, over more than a kilometer, neither to and fro nor along one line nor, where a foil might be as fast, in
 * flights that come back. Independent of the parameters. A
 * surf session with drives is not: what looks like rides stays at the spot.
 * @param found the track's bouts, and their classes
 */
export function isUnderWay(
  track: Track,
  found: readonly Bout[],
  classified: readonly ClassifiedBout[],
): boolean {
  const bouts = found.filter(isLasting);
  const fast = bouts.reduce((sum, { seconds }) => sum + seconds, 0);
  const long = bouts.reduce((sum, { seconds }) => (seconds > LONG_BOUT_SECONDS ? sum + seconds : sum), 0);
  const share = (fast * 1000) / (track.time[track.length - 1]! - track.time[0]!);
  if (bouts.length === 0 || (share < MIN_FAST_SHARE && long < MIN_LONG_SHARE * fast)) return false;
  const home = findHomeArea(track);
  const legs = bouts.flatMap((bout) => legsOf(track, home, bout));
  const breadth = breadthOf(legs);
  const distance = bouts.reduce((sum, bout) => sum + bout.distance, 0);
  if (breadth < MIN_BREADTH || distance > MAX_CROSSINGS * breadth || alignment(legs) > MAX_ALIGNMENT)
    return false;
  const rides = classified.flatMap(({ bout, other }) => (other === null && isLasting(bout) ? [bout] : []));
  const isCertain = share >= CERTAIN_FAST_SHARE || long >= MIN_LONG_SHARE * fast;
  if (!isCertain && progressOf(rides) < MIN_PROGRESS) return false;
  return breadthOf(rides.flatMap((ride) => legsOf(track, home, ride))) >= MIN_BREADTH;
}

/** Displacement over distance of all stretches; 0 without one. */
function progressOf(bouts: readonly Bout[]): number {
  let displacement = 0;
  let distance = 0;
  for (const bout of bouts) {
    displacement += Math.hypot(bout.east, bout.north);
    distance += bout.distance;
  }
  return distance > 0 ? displacement / distance : 0;
}

function isLasting({ seconds }: Bout): boolean {
  return seconds >= MIN_BOUT_SECONDS;
}

function legsOf({ time, latitude, longitude }: Track, home: HomeArea, { first, last }: Bout): Leg[] {
  const placeOf = (row: number) => fromHome(home, latitude[row]!, longitude[row]!);
  const legs: Leg[] = [];
  let begin = first;
  for (let row = first + 1; row <= last; row++) {
    if (row < last && time[row]! - time[begin]! < LEG_MS) continue;
    const place = placeOf(begin);
    const [east, north] = placeOf(row);
    legs.push({ place, east: east - place[0], north: north - place[1] });
    begin = row;
  }
  return legs;
}

/** Meters across the places of most legs; 0 without one. */
function breadthOf(legs: readonly Leg[]): number {
  if (legs.length === 0) return 0;
  const east = median(legs.map(({ place }) => place[0]));
  const north = median(legs.map(({ place }) => place[1]));
  return BREADTH_FACTOR * median(legs.map(({ place }) => Math.hypot(place[0] - east, place[1] - north)));
}

/** 1 for legs along one line, in either direction; 0 for legs in all directions. */
function alignment(legs: readonly Leg[]): number {
  let along = 0;
  let across = 0;
  let total = 0;
  for (const { east, north } of legs) {
    const length = Math.hypot(east, north);
    if (length === 0) continue;
    along += (east * east - north * north) / length;
    across += (2 * east * north) / length;
    total += length;
  }
  return total === 0 ? 1 : Math.hypot(along, across) / total;
}
