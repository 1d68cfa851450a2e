import type { Track } from '../../track/track.ts';
import { type Bout, findBouts } from './bouts.ts';
import { type HomeArea, findHomeArea, fromHome } from './home-area.ts';
import { type Shore, landward, learnShore } from './shore.ts';

/** What a fast stretch is, if not a ride. */
export type OtherActivity = 'vehicle' | 'tow' | 'jog' | 'rip' | 'passing wave';

export interface JudgedBout {
  readonly bout: Bout;
  /** null: as far as the track tells, a ride. */
  readonly other: OtherActivity | null;
}

const KMH = 1 / 3.6;
/** No wave of the kind people ride here carries anyone faster for long. */
const FASTER_THAN_WAVES = 45 * KMH;
/** A stretch away from where the session is spent, this fast, is a way there or home. */
const FASTER_THAN_FEET = 18 * KMH;
/** Seconds at lights or in a queue that do not end a drive. */
const AT_LIGHTS = 75;
const FASTEST_RUNNER = 17 * KMH;
const FASTEST_RIP = 15 * KMH;

/** Judges each fast stretch of a session by its own shape and by where and when in the session it lies. */
export function classifyBouts(track: Track): JudgedBout[] {
  const bouts = findBouts(track);
  if (bouts.length === 0) return [];
  const home = findHomeArea(track);
  const driven = findDrives(track, bouts, home);
  const sureRides = bouts.filter((bout, index) => !driven[index] && isSurelyRide(bout));
  const shore = learnShore(track, home, sureRides);
  return bouts.map((bout, index) => ({
    bout,
    other: driven[index] ? 'vehicle' : judge(bout, track, home, shore, sureRides),
  }));
}

/** Fast stretches that are, or are strung together by short stops with, something no wave does. */
function findDrives(track: Track, bouts: readonly Bout[], home: HomeArea): boolean[] {
  const away = bouts.map((bout) => bout.peak > FASTER_THAN_FEET && isAway(track, bout, home));
  const tooFast = bouts.map(({ peak }) => peak > FASTER_THAN_WAVES);
  const driven = new Array<boolean>(bouts.length).fill(false);
  for (let first = 0; first < bouts.length;) {
    let last = first;
    while (last + 1 < bouts.length && bouts[last + 1]!.startTime - bouts[last]!.endTime < AT_LIGHTS * 1000)
      last++;
    let leaves = false;
    for (let index = first; index <= last; index++) leaves ||= away[index]!;
    for (let index = first; index <= last; index++) driven[index] = leaves || tooFast[index]!;
    first = last + 1;
  }
  return driven;
}

function isAway(track: Track, { first, last }: Bout, home: HomeArea): boolean {
  const distanceAt = (row: number) => {
    const [east, north] = fromHome(home, track.latitude[row]!, track.longitude[row]!);
    return Math.hypot(east, north);
  };
  return Math.max(distanceAt(first), distanceAt(last)) > home.reach;
}

function isSurelyRide({ seconds, peak, distance, unsteadiness }: Bout): boolean {
  const runnable = peak < FASTEST_RUNNER && seconds > 15 && unsteadiness < 0.15;
  return seconds >= 4 && seconds <= 60 && peak > 11 * KMH && distance > 25 && !runnable;
}

function judge(
  bout: Bout,
  track: Track,
  home: HomeArea,
  shore: Shore | null,
  sureRides: readonly Bout[],
): OtherActivity | null {
  const seaward = shore === null ? 0 : -headingLandward(bout, shore);
  if (seaward > 0.5 && bout.peak < FASTEST_RIP && bout.seconds > 6) return 'rip';
  if (seaward > 0.3 && bout.mean > 15 * KMH && bout.straightness > 0.93 && bout.unsteadiness < 0.15)
    return 'tow';
  if (isJog(bout, track, home, shore, sureRides)) return 'jog';
  return null;
}

/** Cosine of the angle between where the stretch leads and where land is. */
function headingLandward({ east, north }: Bout, shore: Shore): number {
  const length = Math.hypot(east, north);
  return length === 0 ? 0 : (east * shore.east + north * shore.north) / length;
}

function isJog(
  bout: Bout,
  track: Track,
  home: HomeArea,
  shore: Shore | null,
  sureRides: readonly Bout[],
): boolean {
  const runs =
    bout.peak < FASTEST_RUNNER && bout.seconds > 12 && bout.unsteadiness < 0.22 && bout.straightness > 0.75;
  if (!runs) return false;
  if (bout.seconds > 70) return true;
  const isFirst = sureRides.every((ride) => ride.startTime > bout.endTime);
  const isLast = sureRides.every((ride) => ride.endTime < bout.startTime);
  if (shore === null) return (isFirst || isLast) && bout.seconds > 20;
  const beginsOnLand = landward(shore, home, track, bout.first) > shore.ridesEnd + 4;
  const endsOnLand = landward(shore, home, track, bout.last) > shore.ridesEnd + 4;
  return (beginsOnLand && endsOnLand) || ((isFirst || isLast) && (beginsOnLand || endsOnLand));
}
