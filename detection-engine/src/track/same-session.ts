import { planeDistance } from './distance.ts';
import { nextRowAt } from './row-at.ts';
import { SpeedSource, type Track } from './track.ts';

/** Recordings that start this close together can be one session, in ms. */
const NEAR_START = 120_000;
/** Share of the shorter recording that the other covers in time. */
const MIN_OVERLAP = 0.8;
/** Between the positions of both recordings at the same time, in meters. */
const MAX_APART = 300;
/** Share of the compared positions that are close; the rest can be a ride in a car or a bad fix. */
const MIN_CLOSE = 0.8;
/** Positions are compared this far apart in time, in ms. */
const COMPARE_EVERY = 10_000;
/** A recording this many times as long as the other holds more of the session. */
const MUCH_LONGER = 2;
/** Shares that differ by less are alike. */
const ALIKE = 0.1;

/**
 * Whether two recordings are of one session: they start within 2 minutes of each other, or share 80 % of the shorter
 * one's time, and while both run they are within 300 m of each other.
 */
export function sameSession(one: Track, other: Track): boolean {
  if (one.length === 0 || other.length === 0) return false;
  const from = Math.max(startOf(one), startOf(other));
  const to = Math.min(endOf(one), endOf(other));
  if (to < from) return false;
  const shorter = Math.min(durationOf(one), durationOf(other));
  const nearStart = Math.abs(startOf(one) - startOf(other)) <= NEAR_START;
  if (!nearStart && to - from < MIN_OVERLAP * shorter) return false;
  return closeShare(one, other, from, to) >= MIN_CLOSE;
}

/** The share of the moments from `from` to `to` (epoch ms) at which both recordings are close. */
function closeShare(one: Track, other: Track, from: number, to: number): number {
  let compared = 0;
  let close = 0;
  let row = 0;
  let otherRow = 0;
  for (let moment = from; moment <= to; moment += COMPARE_EVERY) {
    row = nextRowAt(one.time, moment, row);
    otherRow = nextRowAt(other.time, moment, otherRow);
    const apart = planeDistance(
      one.latitude[row]!,
      one.longitude[row]!,
      other.latitude[otherRow]!,
      other.longitude[otherRow]!,
    );
    compared += 1;
    if (apart <= MAX_APART) close += 1;
  }
  return close / compared;
}

/**
 * Orders two recordings of one session, negative when `one` is the better: one at least twice as long, then the one
 * with more speeds from the receiver itself, then the one with fewer filled gaps. 0 when they are alike.
 */
export function compareRecordings(one: Track, other: Track): number {
  if (durationOf(one) >= MUCH_LONGER * durationOf(other)) return -1;
  if (durationOf(other) >= MUCH_LONGER * durationOf(one)) return 1;
  const measured = measuredShare(other) - measuredShare(one);
  if (Math.abs(measured) >= ALIKE) return measured;
  const bridged = shareOf(one, SpeedSource.bridged) - shareOf(other, SpeedSource.bridged);
  return Math.abs(bridged) >= ALIKE ? bridged : 0;
}

const measuredShare = (track: Track) =>
  shareOf(track, SpeedSource.recorded) + shareOf(track, SpeedSource.dense);

function shareOf(track: Track, source: number): number {
  let rows = 0;
  for (const value of track.speedSource) if (value === source) rows += 1;
  return rows / Math.max(1, track.length);
}

const startOf = (track: Track) => track.time[0]!;
const endOf = (track: Track) => track.time[track.length - 1]!;
const durationOf = (track: Track) => endOf(track) - startOf(track);
