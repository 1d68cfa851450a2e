import type { RecordedTrack } from '../track/recorded-track.ts';
import { shiftWaves } from '../track/watch-waves.ts';
import { applyClockCorrections, hasJump } from './clock-corrections.ts';
import { FIT_EPOCH_SECONDS } from './fit/fit-profile.ts';
import { leaveOutStaleRows } from './stale-rows.ts';
import { count, warned } from './warnings.ts';

/** What the file and its arrival tell about the clock of the device; epoch milliseconds. */
export interface ClockFacts {
  /** When the device created the file; NaN where it does not say. */
  readonly createdAt: number;
  /** When the file arrived. */
  readonly now: number;
}

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
/** Lower FIT timestamps count seconds since power-on. */
export const FIRST_FIT_DATE = (FIT_EPOCH_SECONDS + 0x10000000) * SECOND_MS;
/** No device wrote FIT files before. */
const FIRST_FIT_DEVICE = Date.UTC(2009, 0, 1);
/** The week number of GPS has ten bits. */
export const ROLLOVER_MS = 1024 * 7 * DAY_MS;
/** GPX and TCX files of those years may be real: a rollover is a date that leads to the year before the file arrived. */
const RECENT_MS = 400 * DAY_MS;
/** No receiver for people recorded tracks before. */
const FIRST_TRACK = Date.UTC(1995, 0, 1);

/**
 * Mends times of devices whose clock was not set, ran over or was corrected in the session, and leaves out a few rows of
 * other hours at either end. Each change adds a warning. Most tracks are returned as they are.
 */
export function mendClock(recorded: RecordedTrack, facts: ClockFacts): RecordedTrack {
  const dated = moveRollover(datePowerOnTimes(recorded, facts.createdAt), facts);
  const mended = hasJump(dated) ? leaveOutStaleRows(applyClockCorrections(dated)) : dated;
  if (mended.time[0]! >= FIRST_TRACK) return mended;
  return warned(mended, `The clock of the device was not set: its times say ${dayOf(mended.time[0]!)}.`);
}

const isPowerOn = (time: number) => time < FIRST_FIT_DATE;
const dayOf = (time: number) =>
  new Date(time).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** Runs of seconds since power-on end where real times follow, begin where they precede, or at the file's creation. */
function datePowerOnTimes(recorded: RecordedTrack, createdAt: number): RecordedTrack {
  const { format, time: written, length } = recorded;
  if (format !== 'fit' || !written.some(isPowerOn)) return recorded;
  const time = written.slice();
  let moved = 0;
  let firstShift = NaN;
  for (let first = 0, end = 0; first < length; first = end + 1) {
    for (end = first; end < length && isPowerOn(written[end]!);) end++;
    if (end === first) continue;
    const shift =
      end < length
        ? written[end]! - SECOND_MS - written[end - 1]!
        : first > 0
          ? time[first - 1]! + SECOND_MS - written[first]!
          : createdAt - written[first]!;
    if (!(written[first]! + shift >= FIRST_FIT_DATE)) continue;
    for (let row = first; row < end; row++) time[row] = written[row]! + shift;
    moved += end - first;
    if (firstShift !== firstShift) firstShift = shift;
  }
  if (moved === 0) return recorded;
  return warned(
    {
      ...recorded,
      time,
      denseSpeed: movedDense(recorded, firstShift, isPowerOn),
      ...movedWaves(recorded, firstShift, isPowerOn),
    },
    `${count(moved, 'point')} recorded before the clock of the device was set ${moved === 1 ? 'was' : 'were'} moved to the right time.`,
  );
}

/** Whole recordings that are 1,024 weeks, or a multiple of them, too early. */
function moveRollover(recorded: RecordedTrack, { createdAt, now }: ClockFacts): RecordedTrack {
  const last = recorded.time.reduce((latest, time) => (time > latest ? time : latest));
  const untilCreated = Math.round((createdAt - last) / ROLLOVER_MS);
  const isOfFile = untilCreated > 0 && Math.abs(createdAt - last - untilCreated * ROLLOVER_MS) < DAY_MS;
  const times = isOfFile ? untilCreated : Math.floor((now + DAY_MS - last) / ROLLOVER_MS);
  const isTooEarly =
    recorded.format === 'fit'
      ? last < FIRST_FIT_DEVICE && !isPowerOn(last)
      : last + times * ROLLOVER_MS > now - RECENT_MS;
  if (times <= 0 || !(isOfFile || isTooEarly)) return recorded;
  const shift = times * ROLLOVER_MS;
  const moved = shiftTimes(recorded, shift);
  return warned(
    moved,
    `The times were ${(1024 * times).toLocaleString('en-US')} weeks early, as of a receiver whose week number ran over; moved to ${dayOf(moved.time[0]!)}.`,
  );
}

/** The same recording that many milliseconds later. */
export const shiftTimes = (recorded: RecordedTrack, shift: number): RecordedTrack =>
  shift === 0
    ? recorded
    : {
        ...recorded,
        time: recorded.time.map((moment) => moment + shift),
        denseSpeed: movedDense(recorded, shift, () => true),
        ...movedWaves(recorded, shift, () => true),
      };

function movedDense({ denseSpeed }: RecordedTrack, shift: number, isMoved: (time: number) => boolean) {
  if (denseSpeed === null) return null;
  const time = denseSpeed.time.map((moment) => (isMoved(moment) ? moment + shift : moment));
  const isIncreasing = time.every((moment, row) => row === 0 || moment > time[row - 1]!);
  return isIncreasing ? { time, speed: denseSpeed.speed } : null;
}

const movedWaves = (
  { watchWaves }: RecordedTrack,
  shift: number,
  isMoved: (time: number) => boolean,
): Pick<RecordedTrack, 'watchWaves'> =>
  watchWaves === undefined
    ? {}
    : {
        watchWaves: watchWaves.flatMap((wave) =>
          isMoved(wave.startTime) ? shiftWaves([wave], shift) : [wave],
        ),
      };
