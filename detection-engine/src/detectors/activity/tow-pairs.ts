import type { Track } from '../../track/track.ts';
import type { Bout } from './bouts.ts';
import { type HomeArea, fromHome } from './home-area.ts';
import type { Direction } from './shore.ts';
import { isFastAndStraight } from './tows.ts';

/** Minimum and maximum meters of a tow. */
const TOW = { displacement: 60, distance: 1000 };
/** Minimum seconds, meters, fastest and mean m/s of a ride; slower, it may be paddling back. */
const RIDE = { seconds: 4, distance: 15, fastest: 11 / 3.6, mean: 10 / 3.6 };
/** Minimum and maximum ms of waiting for a wave between a tow and its ride. A foil pumps back out without a wait. */
const WAIT_MS = { shortest: 8000, longest: 120_000 };
/** Maximum way between a tow's end and the ride's start: meters, and share of the tow. */
const MAX_WAY = { meters: 50, share: 0.4 };
/** Minimum number of pairs, their share of the possible tows, and the length of their mean unit vector. */
const MIN_PAIRS = 3;
const MIN_SHARE = 0.25;
const MIN_AGREEMENT = 0.5;

/**
 * The direction of land in a tow-in session, from pairs of a tow and a ride: a fast, straight stretch and a slower, shorter
 * one that begins where it ended and leads back. Without a motor a ride begins far from the end of the one before, since
 * the surfer paddles back out.
 * @param bouts in time order
 * @returns a unit vector; null with fewer than three pairs, where most fast stretches belong to none, and where the pairs
 * share no direction, like reaches under sail
 */
export function findLandByTows(track: Track, home: HomeArea, bouts: readonly Bout[]): Direction | null {
  const tows = bouts.filter(mayBeTow);
  if (tows.length < MIN_PAIRS) return null;
  const rides = bouts.filter(mayBeRide);
  let pairs = 0;
  let east = 0;
  let north = 0;
  for (const tow of tows) {
    const ride = rides.find(({ startTime }) => startTime > tow.endTime);
    if (ride === undefined || !leadsBack(track, home, tow, ride)) continue;
    const out = Math.hypot(tow.east, tow.north);
    const back = Math.hypot(ride.east, ride.north);
    east += ride.east / back - tow.east / out;
    north += ride.north / back - tow.north / out;
    pairs++;
  }
  const agreement = Math.hypot(east, north);
  const isTowSession =
    pairs >= MIN_PAIRS && pairs >= MIN_SHARE * tows.length && agreement >= MIN_AGREEMENT * 2 * pairs;
  return isTowSession ? [east / agreement, north / agreement] : null;
}

function mayBeTow(bout: Bout): boolean {
  return (
    isFastAndStraight(bout) &&
    Math.hypot(bout.east, bout.north) > TOW.displacement &&
    bout.distance < TOW.distance
  );
}

function mayBeRide({ seconds, distance, fastest, mean }: Bout): boolean {
  return seconds >= RIDE.seconds && distance > RIDE.distance && fastest > RIDE.fastest && mean > RIDE.mean;
}

/** Whether a stretch begins near the end of the tow after a wait, leads back, and is slower and shorter. */
function leadsBack(track: Track, home: HomeArea, tow: Bout, ride: Bout): boolean {
  const wait = ride.startTime - tow.endTime;
  if (wait < WAIT_MS.shortest || wait > WAIT_MS.longest) return false;
  const back = Math.hypot(ride.east, ride.north);
  const out = Math.hypot(tow.east, tow.north);
  if (back === 0 || back > out || ride.mean > tow.mean) return false;
  if (tow.east * ride.east + tow.north * ride.north > 0) return false;
  const [fromEast, fromNorth] = fromHome(home, track.latitude[tow.last]!, track.longitude[tow.last]!);
  const [toEast, toNorth] = fromHome(home, track.latitude[ride.first]!, track.longitude[ride.first]!);
  return Math.hypot(toEast - fromEast, toNorth - fromNorth) < Math.min(MAX_WAY.meters, MAX_WAY.share * out);
}
