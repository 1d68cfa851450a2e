import type { Track } from '../../track/track.ts';
import { type Bout, findBouts } from './bouts.ts';
import { findDrives, isAway } from './drives.ts';
import { type HomeArea, findHomeArea } from './home-area.ts';
import { type Shore, landward, learnShore } from './shore.ts';

/** What a fast stretch is, if not a ride. */
export type OtherActivity = 'vehicle' | 'tow' | 'jog' | 'rip' | 'passing wave';

export interface JudgedBout {
  readonly bout: Bout;
  /** null: as far as the track tells, a ride. */
  readonly other: OtherActivity | null;
}

const KMH = 1 / 3.6;
const FASTEST_RUNNER = 17 * KMH;
const FASTEST_RIP = 15 * KMH;

/** Judges each fast stretch of a session by its own shape and by where and when in the session it lies. */
export function classifyBouts(track: Track): JudgedBout[] {
  const bouts = findBouts(track);
  if (bouts.length === 0) return [];
  const home = findHomeArea(track);
  const sureRides = bouts.filter((bout) => isSurelyRide(bout) && !isAway(track, bout, home));
  const driven = findDrives(track, bouts, home, sureRides);
  const rides = sureRides.filter((ride) => !driven.has(ride));
  const shore = learnShore(track, home, rides);
  const context: Context = { track, home, shore, rides };
  return bouts.map((bout) => ({ bout, other: driven.has(bout) ? 'vehicle' : judge(bout, context) }));
}

interface Context {
  readonly track: Track;
  readonly home: HomeArea;
  readonly shore: Shore | null;
  /** Stretches that can hardly be anything but rides. */
  readonly rides: readonly Bout[];
}

function isSurelyRide(bout: Bout): boolean {
  const { seconds, peak, distance } = bout;
  return (
    seconds >= 4 &&
    seconds <= 60 &&
    peak > 11 * KMH &&
    distance > 25 &&
    !isRunnable(bout) &&
    !isMotorised(bout)
  );
}

function isRunnable({ peak, cruise, unsteadiness, straightness }: Bout): boolean {
  return peak < FASTEST_RUNNER && cruise > 9 && unsteadiness < 0.2 && straightness > 0.75;
}

/** Steadier and straighter than any wave lets one go. */
function isMotorised({ cruise, peak, unsteadiness, straightness }: Bout): boolean {
  return cruise > 6 && peak > 17 * KMH && unsteadiness < 0.06 && straightness > 0.98;
}

/** Beyond what a ride shows by chance, wherever it leads. */
function isEvenlyLong({ cruise, unsteadiness }: Bout): boolean {
  return cruise > 20 && unsteadiness < 0.04;
}

function judge(bout: Bout, context: Context): OtherActivity | null {
  const { shore } = context;
  const seaward = shore === null ? 0 : -headingLandward(bout, shore);
  if (isPush(bout)) return 'passing wave';
  if (seaward > 0.5 && bout.peak < FASTEST_RIP && bout.seconds > 6) return 'rip';
  if (isMotorised(bout) && (shore === null ? isEvenlyLong(bout) : seaward > 0.1)) return 'tow';
  if (seaward > 0.3 && bout.mean > 15 * KMH && bout.straightness > 0.93 && bout.unsteadiness < 0.15)
    return 'tow';
  return isJog(bout, context) ? 'jog' : null;
}

/** A moment's push or sprint, with nothing fast within seconds of it. */
function isPush({ seconds, distance, peak }: Bout): boolean {
  const isShort = seconds <= 3 && distance < 14 && peak < 16 * KMH;
  const isWeak = seconds <= 6 && distance < 18 && peak < 10 * KMH;
  return isShort || isWeak;
}

/** Cosine of the angle between where the stretch leads and where land is. */
function headingLandward({ east, north }: Bout, shore: Shore): number {
  const length = Math.hypot(east, north);
  return length === 0 ? 0 : (east * shore.east + north * shore.north) / length;
}

function isJog(bout: Bout, { track, home, shore, rides }: Context): boolean {
  if (!isRunnable(bout)) return false;
  const isLongRun = bout.cruise > 70 && (bout.unsteadiness < 0.15 || bout.peak < 15 * KMH);
  if (isLongRun) return true;
  const isFirst = rides.every((ride) => ride.startTime > bout.endTime);
  const isLast = rides.every((ride) => ride.endTime < bout.startTime);
  if (shore === null) return (isFirst || isLast) && bout.seconds > 20;
  const landLine = shore.ridesEnd + 4;
  if (landward(shore, home, track, bout.first) < landLine) return false;
  return isFirst || isLast || landward(shore, home, track, bout.last) > landLine;
}
