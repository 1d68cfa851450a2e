import type { Track } from '../../track/track.ts';
import type { Bout } from './bouts.ts';
import { type HomeArea, fromHome } from './home-area.ts';
import { medianOf, quantileOf } from '../../statistics/median.ts';

/** Which way land lies, as one session shows it. */
export interface Shore {
  /** Unit vector towards land. */
  readonly east: number;
  readonly north: number;
  /** Metres landward of the home area's middle: where rides usually begin, and how far in they end at most. */
  readonly ridesBegin: number;
  readonly ridesEnd: number;
}

/** Rides enough, and agreed enough (length of the mean direction), to tell where they run. */
const FEWEST_RIDES = 3;
const AGREEMENT = 0.45;
/** Metres from the middle of the session to where it starts and ends that tell where land is. */
const TELLING_WAY = 40;

/** Metres landward of the home area's middle. */
export function landward(shore: Shore, home: HomeArea, track: Track, row: number): number {
  const [east, north] = fromHome(home, track.latitude[row]!, track.longitude[row]!);
  return east * shore.east + north * shore.north;
}

/**
 * Learns the shore from stretches that can only be rides (they run towards land) or, without such, from the
 * session's start and end lying to one side of where it was spent; null where they do not tell.
 */
export function learnShore(track: Track, home: HomeArea, rides: readonly Bout[]): Shore | null {
  const direction = rides.length < FEWEST_RIDES ? directionOfEnds(track, home) : directionOfRides(rides);
  if (direction === null) return null;
  const [east, north] = direction;
  const bare = { east, north, ridesBegin: 0, ridesEnd: 0 };
  if (rides.length < FEWEST_RIDES) {
    const ends = [landward(bare, home, track, 0), landward(bare, home, track, track.length - 1)];
    return { ...bare, ridesBegin: 0, ridesEnd: Math.min(...ends) - 15 };
  }
  return {
    ...bare,
    ridesBegin: medianOf(rides.map(({ first }) => landward(bare, home, track, first))),
    ridesEnd: quantileOf(
      rides.map(({ last }) => landward(bare, home, track, last)),
      0.7,
    ),
  };
}

function directionOfRides(rides: readonly Bout[]): [east: number, north: number] | null {
  let east = 0;
  let north = 0;
  for (const ride of rides) {
    const length = Math.hypot(ride.east, ride.north);
    if (length === 0) continue;
    east += ride.east / length;
    north += ride.north / length;
  }
  const agreed = Math.hypot(east, north);
  if (agreed < AGREEMENT * rides.length) return null;
  return [east / agreed, north / agreed];
}

function directionOfEnds(track: Track, home: HomeArea): [east: number, north: number] | null {
  const last = track.length - 1;
  const [startEast, startNorth] = fromHome(home, track.latitude[0]!, track.longitude[0]!);
  const [endEast, endNorth] = fromHome(home, track.latitude[last]!, track.longitude[last]!);
  const start = Math.hypot(startEast, startNorth);
  const end = Math.hypot(endEast, endNorth);
  const telling = (way: number) => way > TELLING_WAY && way < home.reach;
  if (!telling(start) || !telling(end)) return null;
  if (startEast * endEast + startNorth * endNorth < 0.5 * start * end) return null;
  const east = startEast / start + endEast / end;
  const north = startNorth / start + endNorth / end;
  const length = Math.hypot(east, north);
  return [east / length, north / length];
}
