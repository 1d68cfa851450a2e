import { firstRowAt } from '../track/row-at.ts';
import { findStillness } from '../track/stillness.ts';
import type { Track } from '../track/track.ts';

/** Seconds with a stopped timer, or in stretches of over 20 minutes without movement. */
export function pausedSeconds(track: Track): number {
  const { time } = track;
  const paused = track.stopped.slice();
  for (const { startTime, endTime } of findStillness(track)) {
    paused.fill(1, firstRowAt(time, startTime), firstRowAt(time, endTime));
  }
  let millis = 0;
  for (let row = 0; row + 1 < time.length; row++)
    if (paused[row] === 1) millis += time[row + 1]! - time[row]!;
  return millis / 1000;
}
