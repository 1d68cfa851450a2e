import type { Track } from '../../track/track.ts';
import type { Bout } from './bouts.ts';
import type { HomeArea } from './home-area.ts';
import { paceOf } from './pace.ts';
import { type Shore, headingLandward, landward, uncertaintyAt } from './shore.ts';

/** What of a session tells a run on the beach from a ride. */
interface Beach {
  readonly track: Track;
  readonly home: HomeArea;
  readonly shore: Shore | null;
  /** Stretches that can hardly be anything but rides. */
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
/** Cosine of the heading towards land from which on a stretch leads like a ride and not along the beach. */
const LIKE_A_RIDE = 0.7;
/** Seconds a stretch has to be even before doubt about the shoreline makes it a run. */
const EVEN = 25;
/** Metres landward of where most rides have ended: who starts running there has come out of the water. */
const WATERS_EDGE = 4;

/** As even and straight as a short run. */
export function isRunnable({ peak, cruise, unsteadiness, straightness }: Bout): boolean {
  return peak < FASTEST_RUNNER && cruise > 9 && unsteadiness < 0.2 && straightness > 0.75;
}

/** Whether a stretch is a run along the beach: at a runner's pace, and begun where nobody begins a ride. */
export function isJog(bout: Bout, beach: Beach): boolean {
  const { rides, shore } = beach;
  const isLong = isLongRun(beach.track, bout);
  if (!isLong && !isRunnable(bout)) return false;
  const isAtAnEnd =
    rides.every((ride) => ride.startTime > bout.endTime) ||
    rides.every((ride) => ride.endTime < bout.startTime);
  const heading = shore === null ? 0 : headingLandward(bout, shore);
  if (shore === null || shore.ridesEnd === null) {
    if (heading > LIKE_A_RIDE) return false;
    return (isLong && bout.cruise > LONG_ANYWHERE) || (isAtAnEnd && bout.seconds > LONG_AT_AN_END);
  }
  if (isAtAnEnd && isLong && bout.seconds > LONGER_THAN_RIDES) return true;
  if (!isAtAnEnd && Math.abs(heading) > LIKE_A_RIDE) return false;
  const isDoubtful = heading < LIKE_A_RIDE && bout.cruise > EVEN;
  const isOnLand = (row: number, doubt: number) =>
    landward(shore, beach.home, beach.track, row) >= shore.ridesEnd! + WATERS_EDGE - doubt;
  const doubt = isDoubtful ? uncertaintyAt(shore, beach.home, beach.track, bout.first) : 0;
  return isOnLand(bout.first, doubt) && (isAtAnEnd || isLong || isOnLand(bout.last, 0));
}

/** Kept up for most of a minute and more, however the way winds. */
function isLongRun(track: Track, bout: Bout): boolean {
  if (bout.seconds < LONG_RUN.seconds) return false;
  const { slowest, fastest } = paceOf(track, bout);
  return fastest < FASTEST_RUNNER && slowest > LONG_RUN.evenness * fastest;
}
