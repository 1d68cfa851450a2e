import type { Track } from '../../track/track.ts';
import type { Bout } from './bouts.ts';
import { type HomeArea, fromHome } from './home-area.ts';

/** Which way land lies, as one session shows it. */
export interface Shore {
  /** Unit vector towards land. */
  readonly east: number;
  readonly north: number;
  /** Metres landward of the home area's middle where most rides have ended; null without rides enough to tell. */
  readonly ridesEnd: number | null;
}

/** Rides enough, and agreed enough (length of the mean direction), to tell where they run. */
const FEWEST_RIDES = 3;
const AGREEMENT = 0.3;
const ONE_WAY = 0.75;
/** What a stretch says of where land is: all, where it runs as rides do; little, where a tow runs like that; nothing, where it winds. */
const STEADY_VOICE = 0.1;
const WINDING = 0.7;
/** Steadier and straighter for longer than most rides are, and as most tows are. */
const STEADY = { cruise: 8, unsteadiness: 0.085, straightness: 0.85 };
/** Share of all rides that the session's start and end speak for, where both lie to one side. */
const VOICE_OF_ENDS = 0.35;
/** Metres from the middle of the session to where it starts and ends that tell where land is. */
const TELLING_WAY = 40;
/** Share of the rides that have ended before the line ashore of which nothing begins. */
const MOST = 0.7;
/** Metres per metre along the shore by which it may bend, or its direction be mistaken: 20 degrees. */
const BENDS = 0.36;

/** Metres landward of the home area's middle, of a place in metres from it. */
export function landwardOf(shore: Shore, east: number, north: number): number {
  return east * shore.east + north * shore.north;
}

/** Metres by which the waterline may lie more landward or seaward there than straight along the shore. */
export function uncertaintyOf(shore: Shore, east: number, north: number): number {
  return BENDS * Math.abs(east * shore.north - north * shore.east);
}

/** Metres landward of the home area's middle, of a row of the track. */
export function landward(shore: Shore, home: HomeArea, track: Track, row: number): number {
  return landwardOf(shore, ...fromHome(home, track.latitude[row]!, track.longitude[row]!));
}

/** Cosine of the angle between where a stretch leads and where land is. */
export function headingLandward({ east, north }: Bout, shore: Shore): number {
  const length = Math.hypot(east, north);
  return length === 0 ? 0 : (east * shore.east + north * shore.north) / length;
}

/**
 * Learns the shore: null where a session does not show it, or contradicts itself. Where nearly all that may run with
 * waves runs one way, land lies there, since who is towed or carried out comes back as fast. Else the sure rides and
 * the session's start and end, lying to one side of where it was spent, tell; of the rides, what is as steady as a tow
 * has little say: where every wave is towed into, half of what is fast runs out to sea.
 */
export function learnShore(
  track: Track,
  home: HomeArea,
  sureRides: readonly Bout[],
  likelyRides: readonly Bout[],
): Shore | null {
  const oneWay = directionOfAll(likelyRides);
  const rides = oneWay === null ? sureRides : likelyRides;
  const ends = directionOfEnds(track, home);
  if (rides.length < FEWEST_RIDES) {
    return ends === null ? null : { east: ends[0], north: ends[1], ridesEnd: null };
  }
  const direction = oneWay ?? directionOfRides(rides, ends);
  if (direction === null) return null;
  const shore = { east: direction[0], north: direction[1], ridesEnd: null };
  const landwards = rides.filter((ride) => headingLandward(ride, shore) > 0);
  const endings = landwards.map(({ last }) => landward(shore, home, track, last)).sort((a, b) => a - b);
  return { ...shore, ridesEnd: endings[Math.floor(MOST * endings.length)] ?? null };
}

type Direction = readonly [east: number, north: number];

function directionOfAll(bouts: readonly Bout[]): Direction | null {
  if (bouts.length < FEWEST_RIDES) return null;
  let east = 0;
  let north = 0;
  for (const bout of bouts) {
    const length = Math.hypot(bout.east, bout.north);
    if (length === 0) continue;
    east += bout.east / length;
    north += bout.north / length;
  }
  const agreed = Math.hypot(east, north);
  return agreed < ONE_WAY * bouts.length ? null : [east / agreed, north / agreed];
}

function directionOfRides(rides: readonly Bout[], ends: Direction | null): Direction | null {
  let voices = ends === null ? 0 : VOICE_OF_ENDS * rides.length;
  let east = ends === null ? 0 : voices * ends[0];
  let north = ends === null ? 0 : voices * ends[1];
  for (const ride of rides) {
    const length = Math.hypot(ride.east, ride.north);
    if (length === 0) continue;
    const voice = voiceOf(ride);
    east += (voice * ride.east) / length;
    north += (voice * ride.north) / length;
    voices += voice;
  }
  const agreed = Math.hypot(east, north);
  if (agreed === 0 || agreed < AGREEMENT * voices) return null;
  return [east / agreed, north / agreed];
}

function voiceOf({ cruise, unsteadiness, straightness }: Bout): number {
  if (straightness < WINDING) return 0;
  const isSteady =
    cruise > STEADY.cruise && unsteadiness < STEADY.unsteadiness && straightness > STEADY.straightness;
  return isSteady ? STEADY_VOICE : 1;
}

function directionOfEnds(track: Track, home: HomeArea): Direction | null {
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
