import { median } from '../../track/quantile.ts';
import { firstRowAt } from '../../track/row-at.ts';
import type { Track } from '../../track/track.ts';
import type { Bout } from './bouts.ts';
import { type HomeArea, fromHome } from './home-area.ts';
import { type Shore, headingLandward, landward, landwardOf, uncertaintyOf } from './shore.ts';

/** Session data for telling a run on the beach from a ride. */
interface BeachContext {
  readonly track: Track;
  readonly home: HomeArea;
  readonly shore: Shore | null;
  /** Sure rides in time order. */
  readonly rides: readonly Bout[];
  /** Whether wind drives the session: reaches in light wind are slow. */
  readonly sailed: boolean;
}

/** m/s: upper bound of running on sand. */
export const FASTEST_RUNNER = 17 / 3.6;
/** Seconds after which an even pace is measurable in noise, and the minimum ratio of its slowest to its fastest 10 s. */
const LONG_RUN = { seconds: 45, evenness: 0.6 };
/** Seconds at a runner's pace, before the first or after the last ride, that exceed any slow ride. */
const MAX_SLOW_RIDE_SECONDS = 120;
/** Seconds that make a run, anywhere and at either end of the session, where the direction of land is unknown. */
const RUN_SECONDS_ANYWHERE = 70;
const RUN_SECONDS_AT_END = 20;
/** Minimum cosine of the angle to land, or to another ride, of a stretch that leads like a ride. */
const MIN_RIDE_COSINE = 0.7;
/** Share of the rides' usual mean speed below which a stretch differs from them. */
const SLOWER_SHARE = 0.75;
/** Rides whose direction is compared where the direction of land is unknown. */
const COMPARED_RIDES = 4;
/** Seconds of even pace that make a run of a stretch near an uncertain shoreline. */
const EVEN_SECONDS = 25;
/** Meters landward of the line where most rides end; a run starts beyond it. */
const WATER_EDGE_METERS = 4;

/** Window in ms for a pace: long enough to average out position noise. */
const WINDOW_MS = 10_000;

/** Whether a stretch is as even and straight as a short run. */
export function isRunnable({ peak, cruise, unsteadiness, straightness }: Bout): boolean {
  return peak < FASTEST_RUNNER && cruise > 9 && unsteadiness < 0.2 && straightness > 0.75;
}

/** Whether a stretch is a run along the beach: at a runner's pace, and started where no ride starts. */
export function isJog(bout: Bout, context: BeachContext): boolean {
  const { track, home, rides, shore, sailed } = context;
  const isLong = isLongRun(track, bout);
  if (!isLong && !isRunnable(bout)) return false;
  const firstRide = rides[0];
  const isAtAnEnd =
    firstRide === undefined || bout.endTime < firstRide.startTime || bout.startTime > rides.at(-1)!.endTime;
  const heading = shore === null ? 0 : headingLandward(bout, shore);
  if (shore === null || shore.ridesEnd === null) {
    if (heading > MIN_RIDE_COSINE) return false;
    const leadsLikeARide = rides.slice(0, COMPARED_RIDES).some((ride) => hasSameDirection(ride, bout));
    if (leadsLikeARide && (sailed || !isSlowerThanRides(bout, rides))) return false;
    return (isLong && bout.cruise > RUN_SECONDS_ANYWHERE) || (isAtAnEnd && bout.seconds > RUN_SECONDS_AT_END);
  }
  if (isAtAnEnd && isLong && bout.seconds > MAX_SLOW_RIDE_SECONDS) return true;
  if (!isAtAnEnd && Math.abs(heading) > MIN_RIDE_COSINE) return false;
  if (isAtAnEnd && isLong && heading < MIN_RIDE_COSINE && isSlowerThanRides(bout, rides)) return true;
  const [east, north] = fromHome(home, track.latitude[bout.first]!, track.longitude[bout.first]!);
  const line = shore.ridesEnd + WATER_EDGE_METERS;
  const isDoubtful = heading < MIN_RIDE_COSINE && bout.cruise > EVEN_SECONDS;
  const doubt = isDoubtful ? uncertaintyOf(shore, east, north) : 0;
  if (landwardOf(shore, east, north) < line - doubt) return false;
  return isAtAnEnd || isLong || landward(shore, home, track, bout.last) >= line;
}

/** Whether an even pace lasts at least LONG_RUN.seconds, straight or not. */
function isLongRun(track: Track, bout: Bout): boolean {
  if (bout.seconds < LONG_RUN.seconds) return false;
  const { slowest, fastest } = paceOf(track, bout);
  return fastest < FASTEST_RUNNER && slowest > LONG_RUN.evenness * fastest;
}

/** Slowest and fastest mean (m/s) over the full windows of a stretch; both 0 without a full window. */
function paceOf(
  { time, distance }: Track,
  { first, last }: Bout,
): { readonly slowest: number; readonly fastest: number } {
  let slowest = Number.POSITIVE_INFINITY;
  let fastest = 0;
  let from = first;
  while (time[last]! - time[from]! >= WINDOW_MS) {
    const to = firstRowAt(time, time[from]! + WINDOW_MS);
    const mean = ((distance[to]! - distance[from]!) / (time[to]! - time[from]!)) * 1000;
    slowest = Math.min(slowest, mean);
    fastest = Math.max(fastest, mean);
    from = to;
  }
  return { slowest: fastest > 0 ? slowest : 0, fastest };
}

/** Whether a stretch is clearly slower than most rides. Foils fly in all directions, but none at a runner's pace. */
function isSlowerThanRides(bout: Bout, rides: readonly Bout[]): boolean {
  return rides.length > 0 && bout.mean < SLOWER_SHARE * median(rides.map(({ mean }) => mean));
}

/** Whether a stretch has about the direction of a ride. */
function hasSameDirection(ride: Bout, bout: Bout): boolean {
  const lengths = Math.hypot(ride.east, ride.north) * Math.hypot(bout.east, bout.north);
  return ride.east * bout.east + ride.north * bout.north > MIN_RIDE_COSINE * lengths;
}
