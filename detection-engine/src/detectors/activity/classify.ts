import type { Track } from '../../track/track.ts';
import { findAshore } from './ashore.ts';
import { type Bout, findBouts } from './bouts.ts';
import { findDrives, isAway } from './drives.ts';
import { findHomeArea } from './home-area.ts';
import { FASTEST_RUNNER, isJog, isRunnable } from './jogs.ts';
import { type Shore, headingLandward, learnShore } from './shore.ts';
import { partTowedIn } from './towed-in.ts';
import { hasSkiAtWork, isMotorised, isTow } from './tows.ts';

/** What a fast stretch is, if not a ride. */
export type OtherActivity = 'vehicle' | 'tow' | 'jog' | 'rip' | 'passing wave';

export interface JudgedBout {
  readonly bout: Bout;
  /** null: as far as the track tells, a ride. */
  readonly other: OtherActivity | null;
}

const KMH = 1 / 3.6;
const FASTEST_RIP = 15 * KMH;
/** Milliseconds between a ride and what still belongs to it: nobody is on land, and no ski is there, as soon. */
const AT_ONCE = 12_000;
/**
 * Share of a session spent fast from which on wind moves it, not waves: real wing foilers and windsurfers are fast for
 * 0.42 and more of their time, surfers for 0.03 to 0.18, foils on waves for a third at most.
 */
const WIND = 0.4;
/** Seconds a stretch lasts at least to be more than a push or noise. */
const SUBSTANCE = 4;

/** Judges each fast stretch of a session by its own shape and by where and when in the session it lies. */
export function classifyBouts(track: Track): JudgedBout[] {
  const found = findBouts(track);
  if (found.length === 0) return [];
  const home = findHomeArea(track);
  const sureRides = found.filter((bout) => isSurelyRide(bout) && !isAway(track, bout, home));
  const driven = findDrives(track, found, home, sureRides);
  const rides = sureRides.filter((ride) => !driven.has(ride));
  const undriven = found.filter((bout) => !driven.has(bout));
  const likely = undriven.filter((bout) => mayRunWithWaves(bout) && !isAway(track, bout, home));
  const shore = isSailed(track, undriven) ? null : learnShore(track, home, rides, likely);
  const isAshore = findAshore(track, home, shore);
  const isDriven = (bout: Bout) => driven.has(bout) || (isAshore(bout.first) && bout.peak >= FASTEST_RUNNER);
  const bouts =
    shore === null || shore.ridesEnd === null
      ? found
      : found.flatMap((bout) => (isDriven(bout) ? [bout] : partTowedIn(track, home, shore, bout)));
  const isSkiAtWork = hasSkiAtWork(
    bouts.filter((bout) => !isDriven(bout)),
    shore,
  );
  const mayBeRide = (bout: Bout) =>
    !isDriven(bout) &&
    !isAshore(bout.first) &&
    bout.seconds >= 4 &&
    bout.peak > 11 * KMH &&
    !isRunnable(bout);
  const judge = (bout: Bout, before: Bout | undefined, after: Bout | undefined): OtherActivity | null => {
    if (isDriven(bout)) return 'vehicle';
    if (isAshore(bout.first)) return 'jog';
    if (isPush(bout)) return 'passing wave';
    if (isRip(bout, shore)) return 'rip';
    if (isTow(bout, shore, isSkiAtWork)) {
      return before !== undefined && mayBeRide(before) && fliesOnFrom(before, bout, shore) ? null : 'tow';
    }
    if ([before, after].some((near) => near !== undefined && mayBeRide(near) && isAtOnce(near, bout)))
      return null;
    return isJog(bout, { track, home, shore, rides }) ? 'jog' : null;
  };
  return bouts.map((bout, index) => ({ bout, other: judge(bout, bouts[index - 1], bouts[index + 1]) }));
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

/** As a wave, a motor or a runner may carry one: what of it is a ride, where it leads tells. */
function mayRunWithWaves({ seconds, peak, distance, straightness }: Bout): boolean {
  return seconds >= 4 && seconds <= 120 && peak > 11 * KMH && distance > 25 && straightness > 0.7;
}

/** A moment's push or sprint, with nothing fast within seconds of it. */
function isPush({ seconds, distance, peak }: Bout): boolean {
  const isShort = seconds <= 3 && distance < 14 && peak < 16 * KMH;
  const isWeak = seconds <= 6 && distance < 18 && peak < 10 * KMH;
  return isShort || isWeak;
}

function isRip(bout: Bout, shore: Shore | null): boolean {
  const seaward = shore === null ? 0 : -headingLandward(bout, shore);
  return seaward > 0.5 && bout.peak < FASTEST_RIP && bout.seconds > 6;
}

/** Whether a way out to sea follows on a ride so closely that it is a foil pumped back out. */
function fliesOnFrom(ride: Bout, bout: Bout, shore: Shore | null): boolean {
  return shore !== null && headingLandward(ride, shore) > 0 && isAtOnce(ride, bout);
}

function isAtOnce(one: Bout, other: Bout): boolean {
  return Math.max(one.startTime - other.endTime, other.startTime - one.endTime) < AT_ONCE;
}

/** Whether a session is sailed: then what leads out to sea is a reach like any other, and shows nothing of the shore. */
function isSailed(track: Track, bouts: readonly Bout[]): boolean {
  const fast = bouts.reduce((sum, { seconds }) => (seconds < SUBSTANCE ? sum : sum + seconds), 0);
  return fast * 1000 > WIND * (track.time[track.length - 1]! - track.time[0]!);
}
