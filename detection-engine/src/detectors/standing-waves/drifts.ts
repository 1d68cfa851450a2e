import type { PlaneColumns } from '../../track/clean-plane.ts';
import type { Track } from '../../track/track.ts';
import { isAlong } from './axis.ts';
import { findFlushStart, isBesideWave, isOnWave } from './entry.ts';
import { type Flush, toFlush } from './flushes.ts';
import { type Spot, paceOf } from './spot.ts';
import type { StreamFrame } from './stream-frame.ts';
import { returnsSlowly } from './waits.ts';
import type { Wave } from './wave.ts';

/** Meters downstream of the wave: beyond carving turns, and back at the waiting place. */
const AWAY = 45;
const BACK = 12;
/** m/s downstream below which a drift has ended, and the time in ms that slowing down takes. */
const SLOWED = 0.5;
const MAX_SLOWING_MS = 8000;
/** Minimum meters of a drift that begins in the eddy; less are leaps of a receiver. */
const MIN_FROM_EDDY = 60;

/**
 * Finds the drifts that begin at the wave in fast stretches (rows inclusive, in time order). A stretch that returns to
 * the wave holds several; parts at most `separate` seconds apart without a return between them are one.
 */
export function findDrifts(
  track: Track,
  plane: PlaneColumns,
  spot: Spot,
  stretches: readonly Flush[],
  separate: number,
): Flush[] {
  const { axis, frame, wave } = spot;
  const { time } = track;
  const drifts: Flush[] = [];
  for (const part of stretches.flatMap((stretch) => splitAtReturns(plane, frame, wave, stretch))) {
    const before = drifts.at(-1);
    const earliest = before === undefined ? 0 : before.lastPoint + 1;
    const start = findFlushStart(track, frame, wave, part, earliest);
    const end = findDriftEnd(track, frame, farthestRow(frame, start, part.lastPoint));
    const drift = toFlush(plane, start, end);
    if (!isAlong(drift, axis)) continue;
    if (isOnWave(frame, wave, start) || comesFromEddy(track, plane, spot, drift)) drifts.push(drift);
    else if (
      before !== undefined &&
      !isBesideWave(frame, wave, part.firstPoint) &&
      time[part.firstPoint]! - time[before.lastPoint]! <= separate * 1000
    )
      drifts[drifts.length - 1] = {
        ...before,
        lastPoint: drift.lastPoint,
        length: before.length + drift.length,
      };
  }
  return drifts.filter((drift) => !isWayHome(track, plane, spot, drift));
}

/** Whether a drift is a paddle home: the surfer doesn't come back, and it is slower than the current. */
function isWayHome(track: Track, plane: PlaneColumns, { slowestCurrent }: Spot, drift: Flush): boolean {
  return paceOf(track, drift) < slowestCurrent && !returnsSlowly(track, plane, drift);
}

/** Whether a drift that begins in the eddy is the flush of a surfer who hardly entered the wave, and so comes back. */
function comesFromEddy(track: Track, plane: PlaneColumns, { frame, wave }: Spot, drift: Flush): boolean {
  return (
    drift.length >= MIN_FROM_EDDY &&
    isBesideWave(frame, wave, drift.firstPoint) &&
    returnsSlowly(track, plane, drift)
  );
}

/** Splits a stretch where it is back at the wave after leaving it downstream. */
function splitAtReturns(plane: PlaneColumns, { down }: StreamFrame, wave: Wave, stretch: Flush): Flush[] {
  const parts: Flush[] = [];
  let first = stretch.firstPoint;
  let isAway = false;
  for (let row = first; row <= stretch.lastPoint; row++) {
    if (down[row]! > wave.down + AWAY) isAway = true;
    else if (isAway && down[row]! < wave.down + BACK) {
      parts.push(toFlush(plane, first, row - 1));
      first = row;
      isAway = false;
    }
  }
  return [...parts, toFlush(plane, first, stretch.lastPoint)];
}

function farthestRow({ down }: StreamFrame, from: number, to: number): number {
  let farthest = from;
  for (let row = from + 1; row <= to; row++) if (down[row]! > down[farthest]!) farthest = row;
  return farthest;
}

/** The row where the current no longer carries a surfer who is slowing down at the end of a fast stretch. */
function findDriftEnd({ time }: Track, { down }: StreamFrame, last: number): number {
  let row = last;
  while (row + 1 < time.length && time[row + 1]! - time[last]! <= MAX_SLOWING_MS) {
    const elapsed = (time[row + 1]! - time[row]!) / 1000;
    if (down[row + 1]! - down[row]! < SLOWED * elapsed) break;
    row++;
  }
  return row;
}
