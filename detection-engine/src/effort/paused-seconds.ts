import { firstRowAt } from '../track/row-at.ts';
import { findStillness } from '../track/stillness.ts';
import type { Track } from '../track/track.ts';

/** A longer step is a silence, in which nobody surfs where it leads to a long rest or comes from one. */
const SILENCE_MS = 60_000;

/** Seconds with a stopped timer, or in stretches of over 20 minutes without movement and the silence at their ends. */
export function pausedSeconds(track: Track): number {
  const { time } = track;
  const isSilent = (row: number) => time[row + 1]! - time[row]! > SILENCE_MS;
  const paused = track.stopped.slice();
  for (const { startTime, endTime } of findStillness(track)) {
    const [first, last] = [firstRowAt(time, startTime), firstRowAt(time, endTime)];
    paused.fill(1, isSilent(first - 1) ? first - 1 : first, isSilent(last) ? last + 1 : last);
  }
  let millis = 0;
  for (let row = 0; row + 1 < time.length; row++)
    if (paused[row] === 1) millis += time[row + 1]! - time[row]!;
  return millis / 1000;
}
