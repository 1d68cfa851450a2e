import type { Track } from '../../track/track.ts';
import { findAshore } from './ashore.ts';
import type { TrackErrors } from '../error-bands.ts';
import type { RowRange } from '../surf-runs.ts';
import type { Bout } from './bouts.ts';
import { findCruising } from './cruising.ts';
import { findDrives, isAway } from './drives.ts';
import { findHomeArea, type HomeArea, sampleMoving } from './home-area.ts';
import { FASTEST_RUNNER, isJog, isRunnable } from './jogs.ts';
import { type Shore, directionOf, headingLandward, estimateShore } from './shore.ts';
import { findLandByTows } from './tow-pairs.ts';
import { splitTowedIn } from './towed-in.ts';
import { hasClearTows, isMotorized, isPartOfTow, isTow } from './tows.ts';
import { findWaysBack, splitWayBack } from './ways-back.ts';

/** Classes of fast stretches that are not rides. */
export type OtherActivity = 'vehicle' | 'tow' | 'jog' | 'rip' | 'passing wave' | 'cruise';

export interface ClassifiedBout {
  readonly bout: Bout;
  /** null for a ride. */
  readonly other: OtherActivity | null;
}

const KMH = 1 / 3.6;
const FASTEST_RIP = 15 * KMH;
/** Minimum cosine seaward of a way out, and m below which it is one at any speed: only a foil rides seaward, and farther. */
const MIN_SEAWARD = 0.5;
const SHORTEST_WAY_OUT = 60;
/** Gap in ms within which a stretch still belongs to a ride: too short for walking ashore or being picked up. */
const ADJACENT_MS = 12_000;
/**
 * Minimum share of fast time in wind-driven sessions. Real wing foilers and windsurfers reach 0.42 and more, surfers
 * 0.03 to 0.18, wave foilers at most a third.
 */
const MIN_SAILED_SHARE = 0.4;
/** Maximum seconds of a sure ride at a runner's pace, and of a faster one, such as a foil's. */
const LONGEST_SLOW_RIDE = 60;
const LONGEST_FLIGHT = 300;
/** m/s: noise of speeds below which a push beside a ride is a part of it. */
const QUIET = 0.2;
/** Seconds of a push or sprint at most. */
const LONGEST_PUSH = 6;
/** Seconds; shorter stretches are pushes or noise. */
const MIN_BOUT_SECONDS = 4;

/** The fast stretches of a session and the places that classify them. */
interface ClassifiedSession {
  readonly bouts: readonly ClassifiedBout[];
  readonly home: HomeArea;
  readonly shore: Shore | null;
}

/**
 * Classifies each fast stretch of a session by its shape, place and time; null without one.
 * @param found the track's bouts
 * @param usualHeading as of `detectRides`
 */
export function classifySession(
  track: Track,
  found: readonly Bout[],
  errors: TrackErrors,
  usualHeading: number | null = null,
): ClassifiedSession | null {
  if (found.length === 0) return null;
  const sample = sampleMoving(track);
  const home = findHomeArea(track, sample);
  const sureRides = found.filter((bout) => isSurelyRide(bout) && !isAway(track, bout, home));
  const driven = findDrives(track, found, home);
  const rides = sureRides.filter((ride) => !driven.has(ride));
  const undriven = found.filter((bout) => !driven.has(bout));
  const likely = undriven.filter((bout) => mayRunWithWaves(bout) && !isAway(track, bout, home));
  const sailed = isSailed(track, undriven);
  const landByTows = sailed ? null : findLandByTows(track, home, undriven);
  const shore = sailed
    ? null
    : estimateShore(
        track,
        home,
        withoutDrives(track, found, driven),
        rides.filter(isSingleWave),
        likely,
        usualHeading === null ? landByTows : directionOf(usualHeading),
      );
  const isAshore = findAshore(track, home, shore);
  const isDriven = (bout: Bout) => driven.has(bout) || (bout.peak >= FASTEST_RUNNER && isAshore(bout.first));
  const towedIn =
    shore === null || shore.ridesEnd === null
      ? found
      : found.flatMap((bout) => (isDriven(bout) ? [bout] : splitTowedIn(track, home, shore, bout)));
  const bouts = sailed
    ? towedIn
    : towedIn.flatMap((bout) => (isDriven(bout) ? [bout] : splitWayBack(track, home, shore, bout)));
  const waysBack: ReadonlySet<Bout> = sailed ? new Set() : findWaysBack(bouts, shore);
  const isTowSession =
    landByTows !== null ||
    hasClearTows(
      bouts.filter((bout) => !isDriven(bout)),
      shore,
    );
  const cruising = findCruising(track, bouts, sample);
  const mayBeRide = (bout: Bout) =>
    bout.seconds >= 4 &&
    bout.peak > 11 * KMH &&
    !isRunnable(bout) &&
    !isDriven(bout) &&
    !isAshore(bout.first);
  const isRideBeside = (near: Bout | undefined, bout: Bout) =>
    near !== undefined && isAdjacent(near, bout) && mayBeRide(near);
  const classify = (bout: Bout, before: Bout | undefined, after: Bout | undefined): OtherActivity | null => {
    if (isDriven(bout)) return 'vehicle';
    if (isAshore(bout.first)) return 'jog';
    const besideRide = isRideBeside(before, bout) || isRideBeside(after, bout);
    if (isPassingWave(bout, isRideBeside(before, bout), errors)) return 'passing wave';
    if (isRip(bout, shore) || waysBack.has(bout)) return 'rip';
    if (cruising.has(bout)) return 'cruise';
    if (isTow(bout, shore, isTowSession) || (landByTows !== null && isPartOfTow(bout, shore))) {
      return before !== undefined && mayBeRide(before) && continuesFlight(before, bout, shore) ? null : 'tow';
    }
    if (besideRide) return null;
    return isJog(bout, { track, home, shore, rides, sailed }) ? 'jog' : null;
  };
  return {
    bouts: bouts.map((bout, index) => ({ bout, other: classify(bout, bouts[index - 1], bouts[index + 1]) })),
    home,
    shore,
  };
}

/** The rows between the last stretch of a drive at the start and the first one of a drive at the end. */
function withoutDrives({ length }: Track, bouts: readonly Bout[], driven: ReadonlySet<Bout>): RowRange {
  const isOther = (bout: Bout) => !driven.has(bout) && isSurelyRide(bout);
  const there = bouts.slice(0, bouts.findIndex(isOther)).findLast((bout) => driven.has(bout));
  const home = bouts.slice(bouts.findLastIndex(isOther) + 1).find((bout) => driven.has(bout));
  return { first: there?.last ?? 0, last: home?.first ?? length - 1 };
}

function isSurelyRide(bout: Bout): boolean {
  const { seconds, peak, distance } = bout;
  return (
    seconds >= 4 &&
    seconds <= (peak > FASTEST_RUNNER ? LONGEST_FLIGHT : LONGEST_SLOW_RIDE) &&
    peak > 11 * KMH &&
    distance > 25 &&
    !isRunnable(bout) &&
    !isMotorized(bout)
  );
}

/** Short enough for one wave: a foil's longer flight links waves, so its direction does not tell where land is. */
function isSingleWave({ seconds }: Bout): boolean {
  return seconds <= LONGEST_SLOW_RIDE;
}

/** Long, fast and straight enough for a wave, a motor or a runner; the direction decides which. */
function mayRunWithWaves({ seconds, peak, distance, straightness }: Bout): boolean {
  return seconds >= 4 && seconds <= 120 && peak > 11 * KMH && distance > 25 && straightness > 0.7;
}

/** Whether a stretch is a push and no part of a ride. The error is computed only where it decides: it reads all rows. */
function isPassingWave(bout: Bout, besideRide: boolean, errors: TrackErrors): boolean {
  if (bout.seconds > LONGEST_PUSH) return false;
  if (!besideRide && isPush(bout, 0)) return true;
  const isPassing = (error: number) => isPush(bout, error) && !(besideRide && error < QUIET);
  const [least, most] = errors.speedErrorBounds(bout.first, bout.last);
  const decided = isPassing(most);
  return isPassing(least) === decided ? decided : isPassing(errors.speedError(bout.first, bout.last));
}

/** A short push or sprint. Noisier speeds make longer and faster ones of it; `error` is their noise in m/s. */
function isPush({ seconds, distance, peak }: Bout, error: number): boolean {
  const noisy = 1 + error / 2;
  const isShort = seconds <= 3 && distance < 14 * noisy && peak < 16 * KMH;
  const isWeak = seconds <= LONGEST_PUSH && distance < 18 * noisy && peak < 10 * KMH * noisy;
  return isShort || isWeak;
}

/** Whether a stretch leads out to sea: with a rip, or a receiver's burst while paddling out. */
function isRip(bout: Bout, shore: Shore | null): boolean {
  const seaward = shore === null ? 0 : -headingLandward(bout, shore);
  const isSlow = bout.peak < FASTEST_RIP && bout.seconds > 6;
  return seaward > MIN_SEAWARD && (isSlow || bout.distance < SHORTEST_WAY_OUT);
}

/** Whether a seaward stretch follows a ride so closely that it is a foil pumping back out. */
function continuesFlight(ride: Bout, bout: Bout, shore: Shore | null): boolean {
  return shore !== null && headingLandward(ride, shore) > 0 && isAdjacent(ride, bout);
}

function isAdjacent(one: Bout, other: Bout): boolean {
  return Math.max(one.startTime - other.endTime, other.startTime - one.endTime) < ADJACENT_MS;
}

/** Whether wind drives the session: seaward stretches are then ordinary reaches and do not locate the shore. */
function isSailed(track: Track, bouts: readonly Bout[]): boolean {
  const fast = bouts.reduce((sum, { seconds }) => (seconds < MIN_BOUT_SECONDS ? sum : sum + seconds), 0);
  return fast * 1000 > MIN_SAILED_SHARE * (track.time[track.length - 1]! - track.time[0]!);
}
