import { firstRowAt } from '../../track/row-at.ts';
import type { Track } from '../../track/track.ts';
import type { Bout } from './bouts.ts';
import { type HomeArea, fromHome } from './home-area.ts';
import { type Shore, headingLandward, landward, landwardOf, uncertaintyOf } from './shore.ts';

/** What of a session tells a run on the beach from a ride. */
interface Beach {
  readonly track: Track;
  readonly home: HomeArea;
  readonly shore: Shore | null;
  /** Stretches that can hardly be anything but rides, in order of time. */
  readonly rides: readonly Bout[];
}

/** m/s: few run faster on sand. */
export const FASTEST_RUNNER = 17 / 3.6;
/** Seconds of running whose pace shows through any noise, and the least its slowest ten seconds are of its fastest. */
const LONG_RUN = { seconds: 45, evenness: 0.6 };
/** Seconds at a runner's pace before the first ride or after the last that no slow ride lasts. */
const LONGER_THAN_RIDES = 120;
/** The same anywhere in the session, and at either end of it, where it does not show which way land lies. */
const LONG_ANYWHERE = 70;
const LONG_AT_AN_END = 20;
/** Cosine of the angle to where land is, or to another ride, up to which a stretch leads like a ride and not along the beach. */
const LIKE_A_RIDE = 0.7;
/** Rides that are asked for their way where none tells where land lies. */
const TELLING_RIDES = 4;
/** Seconds a stretch has to be even before doubt about the shoreline makes it a run. */
const EVEN = 25;
/** Metres landward of where most rides have ended: who starts running there has come out of the water. */
const WATERS_EDGE = 4;

/** Milliseconds over which a pace is taken: the noise of positions cancels, a runner's does not change. */
const WINDOW = 10_000;

/** As even and straight as a short run. */
export function isRunnable({ peak, cruise, unsteadiness, straightness }: Bout): boolean {
  return peak < FASTEST_RUNNER && cruise > 9 && unsteadiness < 0.2 && straightness > 0.75;
}

/** Whether a stretch is a run along the beach: at a runner's pace, and begun where nobody begins a ride. */
export function isJog(bout: Bout, beach: Beach): boolean {
  const { track, home, rides, shore } = beach;
  const isLong = isLongRun(track, bout);
  if (!isLong && !isRunnable(bout)) return false;
  const firstRide = rides[0];
  const isAtAnEnd =
    firstRide === undefined || bout.endTime < firstRide.startTime || bout.startTime > rides.at(-1)!.endTime;
  const heading = shore === null ? 0 : headingLandward(bout, shore);
  if (shore === null || shore.ridesEnd === null) {
    if (heading > LIKE_A_RIDE || rides.slice(0, TELLING_RIDES).some((ride) => isAlike(ride, bout)))
      return false;
    return (isLong && bout.cruise > LONG_ANYWHERE) || (isAtAnEnd && bout.seconds > LONG_AT_AN_END);
  }
  if (isAtAnEnd && isLong && bout.seconds > LONGER_THAN_RIDES) return true;
  if (!isAtAnEnd && Math.abs(heading) > LIKE_A_RIDE) return false;
  const [east, north] = fromHome(home, track.latitude[bout.first]!, track.longitude[bout.first]!);
  const line = shore.ridesEnd + WATERS_EDGE;
  const isDoubtful = heading < LIKE_A_RIDE && bout.cruise > EVEN;
  const doubt = isDoubtful ? uncertaintyOf(shore, east, north) : 0;
  if (landwardOf(shore, east, north) < line - doubt) return false;
  return isAtAnEnd || isLong || landward(shore, home, track, bout.last) >= line;
}

/** Kept up for most of a minute and more, however the way winds. */
function isLongRun(track: Track, bout: Bout): boolean {
  if (bout.seconds < LONG_RUN.seconds) return false;
  const { slowest, fastest } = paceOf(track, bout);
  return fastest < FASTEST_RUNNER && slowest > LONG_RUN.evenness * fastest;
}

/** The slowest and the fastest mean (m/s) of a stretch's whole windows of ten seconds; both 0 where it holds none. */
function paceOf(
  { time, distance }: Track,
  { first, last }: Bout,
): { readonly slowest: number; readonly fastest: number } {
  let slowest = Number.POSITIVE_INFINITY;
  let fastest = 0;
  let from = first;
  while (time[last]! - time[from]! >= WINDOW) {
    const to = firstRowAt(time, time[from]! + WINDOW);
    const mean = ((distance[to]! - distance[from]!) / (time[to]! - time[from]!)) * 1000;
    slowest = Math.min(slowest, mean);
    fastest = Math.max(fastest, mean);
    from = to;
  }
  return { slowest: fastest > 0 ? slowest : 0, fastest };
}

/** Whether a stretch leads about where a ride did. */
function isAlike(ride: Bout, bout: Bout): boolean {
  const lengths = Math.hypot(ride.east, ride.north) * Math.hypot(bout.east, bout.north);
  return ride.east * bout.east + ride.north * bout.north > LIKE_A_RIDE * lengths;
}
