import type { Track } from '../../track/track.ts';
import type { Flush } from './flushes.ts';
import type { Wave } from './wave.ts';
import type { StreamFrame } from './stream-frame.ts';
import { wanderBefore } from './wander.ts';

/** Maximum meters up or down the stream from the wave of a surfer on it. */
const MAX_OFF_WAVE = 28;
/** Maximum meters from the wave of the start of a flush, up and down the stream: below, surfers enter the current beside it. */
const MAX_START_ABOVE = 45;
const MAX_START_BELOW = 24;
/** Meters downstream at which a flush has certainly begun. */
const CERTAIN_FLUSH = 12;
/** m/s downstream of a surfer carried by the current. */
const CARRIED_SPEED = 1;
/** Time in ms beyond the eddy line that is longer than a carving turn. */
const OFF_WAVE_MS = 3000;

/** Whether a row lies near the wave along the stream, as the start of a flush does. */
export function isBesideWave(frame: StreamFrame, wave: Wave, row: number): boolean {
  const below = frame.down[row]! - wave.down;
  return below >= -MAX_START_ABOVE && below <= MAX_START_BELOW;
}

/** Whether a drift that starts at a row starts on the wave: near it along the stream, and not in the eddy. */
export function isOnWave(frame: StreamFrame, wave: Wave, row: number): boolean {
  if (!isBesideWave(frame, wave, row)) return false;
  const offset = (frame.across[row]! - wave.across) * wave.eddySide;
  return wave.eddy === null || offset <= 0.35 * wave.eddyLine + 0.65 * wave.eddy;
}

/** The first row of a flush: searched backwards from where the stretch last left the wave. */
export function findFlushStart(
  { time }: Track,
  frame: StreamFrame,
  wave: Wave,
  { firstPoint, lastPoint }: Flush,
  earliest: number,
): number {
  const certain = wave.down + CERTAIN_FLUSH;
  let row = lastPoint;
  while (row > firstPoint && frame.down[row]! >= certain) row--;
  while (row < lastPoint && frame.down[row]! < certain) row++;
  while (row > earliest) {
    const elapsed = (time[row]! - time[row - 1]!) / 1000;
    if (frame.down[row]! - frame.down[row - 1]! < CARRIED_SPEED * elapsed) break;
    row--;
  }
  return row;
}

/** The row of entry onto the wave, searched backwards from the flush to the eddy. */
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
    if (Math.abs(frame.down[row]! - wave.down) > MAX_OFF_WAVE) break;
    const isBeyond = (frame.across[row]! - wave.across) * wave.eddySide > eddyLine;
    if (!isBeyond) entry = row;
    else if (time[entry]! - time[row]! >= OFF_WAVE_MS) break;
  }
  return entry;
}
