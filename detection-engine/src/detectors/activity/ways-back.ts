import type { Track } from '../../track/track.ts';
import { type Bout, describeBout } from './bouts.ts';
import { type HomeArea, fromHome } from './home-area.ts';
import { type Shore, headingLandward } from './shore.ts';

const KMH = 1 / 3.6;
/** Minimum seconds, meters and held m/s of a ride that a way back follows. */
const RIDE = { seconds: 4, distance: 20, peak: 11 * KMH };
/** Minimum seconds and meters of a way back, and its maximum held and mean m/s: a rip adds to paddling. Foils pump faster. */
const WAY_BACK = { seconds: 4, distance: 10, peak: 15 * KMH, mean: 11.5 * KMH };
/** Maximum share of the ride's mean speed. */
const SLOWER_SHARE = 0.85;
/** Maximum cosine of the angle between a ride and the way back. */
const MAX_COSINE = -0.5;
/** Milliseconds after a ride in which its surfer turns back: within `separate_time_threshold`, the way back would join it. */
const MAX_PAUSE_MS = 20_000;

/**
 * Splits a stretch that leads somewhere fast and, after its farthest row, slowly back: a ride and the paddle back, which a
 * noisy receiver or a kayak makes one.
 */
export function splitWayBack(track: Track, home: HomeArea, shore: Shore | null, bout: Bout): readonly Bout[] {
  if (bout.seconds < RIDE.seconds + WAY_BACK.seconds || bout.straightness > 0.8) return [bout];
  const [startEast, startNorth] = fromHome(home, track.latitude[bout.first]!, track.longitude[bout.first]!);
  let turn = bout.first;
  let farthest = 0;
  for (let row = bout.first + 1; row <= bout.last; row++) {
    const [east, north] = fromHome(home, track.latitude[row]!, track.longitude[row]!);
    const away = (east - startEast) ** 2 + (north - startNorth) ** 2;
    if (away <= farthest) continue;
    farthest = away;
    turn = row;
  }
  if (turn >= bout.last || turn === bout.first) return [bout];
  const ride = describeBout(track, bout.first, turn);
  const back = describeBout(track, turn + 1, bout.last);
  return isRidden(ride) && leadsBack(ride, back, shore) ? [ride, back] : [bout];
}

/** The stretches that lead slowly back right after a ride. */
export function findWaysBack(bouts: readonly Bout[], shore: Shore | null): ReadonlySet<Bout> {
  const waysBack = new Set<Bout>();
  let ride: Bout | null = null;
  for (const bout of bouts) {
    const isRightAfter = ride !== null && bout.startTime - ride.endTime <= MAX_PAUSE_MS;
    if (isRightAfter && leadsBack(ride!, bout, shore)) waysBack.add(bout);
    else if (isRidden(bout)) ride = bout;
  }
  return waysBack;
}

function isRidden({ seconds, distance, peak }: Bout): boolean {
  return seconds >= RIDE.seconds && distance > RIDE.distance && peak > RIDE.peak;
}

/** Whether a stretch leads back from a ride, slower, and not to land where that is known: so would a ride after a tow. */
function leadsBack(ride: Bout, bout: Bout, shore: Shore | null): boolean {
  if (shore !== null && headingLandward(bout, shore) > 0) return false;
  if (bout.seconds < WAY_BACK.seconds || bout.distance < WAY_BACK.distance) return false;
  if (bout.peak > WAY_BACK.peak || bout.mean > Math.min(WAY_BACK.mean, SLOWER_SHARE * ride.mean))
    return false;
  const lengths = Math.hypot(ride.east, ride.north) * Math.hypot(bout.east, bout.north);
  return ride.east * bout.east + ride.north * bout.north < MAX_COSINE * lengths;
}
