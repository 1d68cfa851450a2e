import { median, quantile } from '../../track/quantile.ts';
import { nextRowAt, previousRowAt } from '../../track/row-at.ts';
import type { Track } from '../../track/track.ts';
import type { Bout } from './bouts.ts';

/** Milliseconds of a pause between stretches that are judged together. */
const MAX_PAUSE_MS = 20_000;
/** Milliseconds before and after a stretch with which it is compared. */
const AROUND_MS = 20_000;
/** Milliseconds of a stretch's fastest part, longer than most noise, and its minimum ratio to the speed around. */
const FASTEST_MS = 3000;
const MIN_RATIO = 2;
/** m/s: faster, nobody paddles or walks. */
const FASTEST_CRUISE = 18 / 3.6;
/** m/s: nine tenths of a session by paddle or on foot are slower. Wind, foils and wheels are beyond. */
const MUSCLE_POWERED = 14 / 3.6;
/** m/s: median speed of a session that is under way rather than waiting for waves. */
const UNDER_WAY = 5 / 3.6;
/** Minimum share of a stretch's distance that is gained on the usual pace of a session under way. */
const MIN_GAIN = 0.35;

/**
 * Finds stretches that are no more than paddling or walking on. Stretches with short pauses are judged together: their
 * fastest three seconds hardly stand out of the seconds around them, or, in a session under way, they hardly gain
 * distance on its usual pace. Errors of positions make bursts, but what they gain they take from the seconds before.
 * @param sample rows evenly spread over the time of the track
 */
export function findCruising(
  track: Track,
  bouts: readonly Bout[],
  sample: readonly number[],
): ReadonlySet<Bout> {
  const cruising = new Set<Bout>();
  const speeds = sample.map((row) => track.speed[row]!);
  if (quantile(speeds, 0.9) > MUSCLE_POWERED) return cruising;
  const usual = median(speeds);
  let first = 0;
  for (let next = 1; next <= bouts.length; next++) {
    const isTogether =
      next < bouts.length && bouts[next]!.startTime - bouts[next - 1]!.endTime < MAX_PAUSE_MS;
    if (isTogether) continue;
    if (isCruising(track, bouts[first]!.first, bouts[next - 1]!.last, usual))
      for (let index = first; index < next; index++) cruising.add(bouts[index]!);
    first = next;
  }
  return cruising;
}

function isCruising(track: Track, first: number, last: number, usual: number): boolean {
  const { time } = track;
  const from = previousRowAt(time, time[first]! - AROUND_MS, first);
  const to = Math.min(track.length - 1, nextRowAt(time, time[last]! + AROUND_MS, last));
  const elapsed = (time[to]! - time[from]!) / 1000;
  const beside = elapsed - (time[last]! - time[first]!) / 1000;
  const traveled = track.distance[to]! - track.distance[from]!;
  const distance = track.distance[last]! - track.distance[first]!;
  if (usual > UNDER_WAY && traveled - usual * elapsed < MIN_GAIN * distance) return true;
  const around = beside > 0 ? (traveled - distance) / beside : 0;
  const tooFast = Math.min(FASTEST_CRUISE, MIN_RATIO * around);
  return fastestPart(track, first, last, tooFast) < tooFast;
}

/** m/s: the highest mean of FASTEST_MS within a stretch and a second around it, or the first one of at least `enough`. */
function fastestPart(track: Track, first: number, last: number, enough: number): number {
  const { time, distance } = track;
  let fastest = 0;
  let to = first;
  for (let row = first; row <= last && fastest < enough; row++) {
    while (to < track.length - 1 && time[to]! - time[row]! < FASTEST_MS) to++;
    const seconds = (time[to]! - time[row]!) / 1000;
    if (seconds > 0) fastest = Math.max(fastest, (distance[to]! - distance[row]!) / seconds);
  }
  return fastest;
}
