import type { Track } from '../../track/track.ts';
import type { Flush } from './flushes.ts';
import type { Wave } from './learn-wave.ts';
import type { StreamFrame } from './stream-frame.ts';
import { wanderBefore } from './wander.ts';

/** Metres up and down the stream within which a surfer can be on the wave, and within which a flush begins there. */
const ON_WAVE = 28;
const BEGINS_AT_WAVE = 45;
/** Metres a flush has led downstream when it has surely begun. */
const SURELY_FLUSHED = 12;
/** m/s downstream at which the current has taken hold. */
const TAKEN = 1;
/** Milliseconds beyond the eddy line that are not a swing of a carving surfer. */
const LEFT_THE_WAVE = 3000;

/** Whether a row can lie on the wave, as far as up and down the stream goes. */
export function isOnWave(frame: StreamFrame, wave: Wave, row: number): boolean {
  return Math.abs(frame.down[row]! - wave.down) <= BEGINS_AT_WAVE;
}

/** The row in which the current takes the surfer: backwards from where he has surely been flushed. */
export function findFlushStart(
  { time }: Track,
  frame: StreamFrame,
  wave: Wave,
  { firstPoint, lastPoint }: Flush,
  earliest: number,
): number {
  let row = firstPoint;
  while (row < lastPoint && frame.down[row]! < wave.down + SURELY_FLUSHED) row++;
  while (row > earliest) {
    const elapsed = (time[row]! - time[row - 1]!) / 1000;
    if (frame.down[row]! - frame.down[row - 1]! < TAKEN * elapsed) break;
    row--;
  }
  return row;
}

/** The row in which the surfer came onto the wave: backwards from the flush until he was in the eddy. */
export function findEntry(
  track: Track,
  frame: StreamFrame,
  wave: Wave,
  flushStart: number,
  earliest: number,
): number {
  const { time } = track;
  const eddyLine = wave.eddyLine + wanderBefore(track, frame, wave, flushStart, earliest);
  let entry = flushStart;
  for (let row = flushStart - 1; row >= earliest; row--) {
    if (Math.abs(frame.down[row]! - wave.down) > ON_WAVE) break;
    const beyond = (frame.across[row]! - wave.across) * wave.eddySide > eddyLine;
    if (!beyond) entry = row;
    else if (time[entry]! - time[row]! >= LEFT_THE_WAVE) break;
  }
  return entry;
}
