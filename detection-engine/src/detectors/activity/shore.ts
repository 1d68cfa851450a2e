import type { Track } from '../../track/track.ts';
import type { RowRange } from '../surf-runs.ts';
import type { Bout } from './bouts.ts';
import { type HomeArea, fromHome } from './home-area.ts';

/** Direction and position of the shore, estimated from one session. */
export interface Shore {
  /** Unit vector towards land. */
  readonly east: number;
  readonly north: number;
  /** Meters landward of the home area's center by which most rides have ended; null with too few rides. */
  readonly ridesEnd: number | null;
}

/** A unit vector. */
export type Direction = readonly [east: number, north: number];

/** A heading in degrees clockwise from north as a direction. */
export function directionOf(heading: number): Direction {
  const radians = (heading * Math.PI) / 180;
  return [Math.sin(radians), Math.cos(radians)];
}

/** Minimum number of rides, and minimum length of their mean unit vector, for a direction. */
const MIN_RIDES = 3;
const MIN_AGREEMENT = 0.3;
const MIN_SHARED_DIRECTION = 0.75;
/** Weight of a steady stretch, which is probably a tow, and the straightness below which the weight is 0. */
const STEADY_WEIGHT = 0.1;
const MIN_STRAIGHTNESS = 0.7;
/** Limits of steadiness and straightness that most tows and few rides reach. */
const STEADY = { cruise: 8, unsteadiness: 0.085, straightness: 0.85 };
/** Weight of the session's start and end, as a share of all rides, where both lie to one side. */
const ENDS_WEIGHT = 0.35;
/** Minimum meters from the center to start and end for a direction of land. */
const MIN_END_DISTANCE = 40;
/** Quantile of the rides' ends that defines `ridesEnd`. */
const ENDED_SHARE = 0.7;
/** Meters of uncertainty per meter along the shore: 20 degrees of bend or error. */
const UNCERTAINTY_PER_METER = 0.36;

/** Meters landward of the home area's center, for a place in meters from it. */
export function landwardOf(shore: Shore, east: number, north: number): number {
  return east * shore.east + north * shore.north;
}

/** Uncertainty in meters of the waterline at a place. */
export function uncertaintyOf(shore: Shore, east: number, north: number): number {
  return UNCERTAINTY_PER_METER * Math.abs(east * shore.north - north * shore.east);
}

/** Meters landward of the home area's center, for a row of the track. */
export function landward(shore: Shore, home: HomeArea, track: Track, row: number): number {
  return landwardOf(shore, ...fromHome(home, track.latitude[row]!, track.longitude[row]!));
}

/** Cosine of the angle between a stretch and the direction of land. */
export function headingLandward({ east, north }: Bout, shore: Shore): number {
  const length = Math.hypot(east, north);
  return length === 0 ? 0 : (east * shore.east + north * shore.north) / length;
}

/**
 * Estimates the shore; null where the session gives no direction or contradictory ones. Where nearly all likely rides
 * have one direction, land lies there. Otherwise the weighted sum of the sure rides and of the session's start and end
 * decides; stretches as steady as a tow weigh little, because in tow-in sessions half of the fast stretches lead
 * seaward. Where even so they contradict each other, the start and end decide alone.
 * @param session the rows between a drive there and a drive home
 * @param known the direction of land that tows and the rides after them give, or that of the person's other rides at the
 *   spot, which decides where there is one
 */
export function estimateShore(
  track: Track,
  home: HomeArea,
  session: RowRange,
  sureRides: readonly Bout[],
  likelyRides: readonly Bout[],
  known: Direction | null = null,
): Shore | null {
  const sharedDirection = known ?? sharedDirectionOf(likelyRides);
  const rides = sharedDirection === null ? sureRides : likelyRides;
  const ends = directionOfEnds(track, home, session);
  if (rides.length < MIN_RIDES) {
    return ends === null ? null : { east: ends[0], north: ends[1], ridesEnd: null };
  }
  const direction = sharedDirection ?? directionOfRides(rides, ends) ?? ends;
  if (direction === null) return null;
  const shore = { east: direction[0], north: direction[1], ridesEnd: null };
  const landwards = rides.filter((ride) => headingLandward(ride, shore) > 0);
  const endings = landwards.map(({ last }) => landward(shore, home, track, last)).sort((a, b) => a - b);
  return { ...shore, ridesEnd: endings[Math.floor(ENDED_SHARE * endings.length)] ?? null };
}

function sharedDirectionOf(bouts: readonly Bout[]): Direction | null {
  if (bouts.length < MIN_RIDES) return null;
  let east = 0;
  let north = 0;
  for (const bout of bouts) {
    const length = Math.hypot(bout.east, bout.north);
    if (length === 0) continue;
    east += bout.east / length;
    north += bout.north / length;
  }
  const agreement = Math.hypot(east, north);
  return agreement < MIN_SHARED_DIRECTION * bouts.length ? null : [east / agreement, north / agreement];
}

function directionOfRides(rides: readonly Bout[], ends: Direction | null): Direction | null {
  let weights = ends === null ? 0 : ENDS_WEIGHT * rides.length;
  let east = ends === null ? 0 : weights * ends[0];
  let north = ends === null ? 0 : weights * ends[1];
  for (const ride of rides) {
    const length = Math.hypot(ride.east, ride.north);
    if (length === 0) continue;
    const weight = weightOf(ride);
    east += (weight * ride.east) / length;
    north += (weight * ride.north) / length;
    weights += weight;
  }
  const agreement = Math.hypot(east, north);
  if (agreement === 0 || agreement < MIN_AGREEMENT * weights) return null;
  return [east / agreement, north / agreement];
}

function weightOf({ cruise, unsteadiness, straightness }: Bout): number {
  if (straightness < MIN_STRAIGHTNESS) return 0;
  const isSteady =
    cruise > STEADY.cruise && unsteadiness < STEADY.unsteadiness && straightness > STEADY.straightness;
  return isSteady ? STEADY_WEIGHT : 1;
}

function directionOfEnds(track: Track, home: HomeArea, { first, last }: RowRange): Direction | null {
  const [startEast, startNorth] = fromHome(home, track.latitude[first]!, track.longitude[first]!);
  const [endEast, endNorth] = fromHome(home, track.latitude[last]!, track.longitude[last]!);
  const start = Math.hypot(startEast, startNorth);
  const end = Math.hypot(endEast, endNorth);
  const isDecisive = (distance: number) => distance > MIN_END_DISTANCE && distance < home.reach;
  if (!isDecisive(start) || !isDecisive(end)) return null;
  if (startEast * endEast + startNorth * endNorth < 0.5 * start * end) return null;
  const east = startEast / start + endEast / end;
  const north = startNorth / start + endNorth / end;
  const length = Math.hypot(east, north);
  return [east / length, north / length];
}
