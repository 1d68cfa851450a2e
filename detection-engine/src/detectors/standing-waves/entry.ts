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
/** Meters from the eddy line beyond which a row tells no more. */
const CLEAR_OF_LINE = 5;
/** Meters beyond the eddy line times seconds that are more than a carving turn or an error of a receiver. */
const OFF_WAVE = 15;

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

/**
 * The row of entry onto the wave, searched backwards from the flush to the eddy: the one since which the surfer was most
 * on the wave's side of the eddy line, in meters times seconds.
 */
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
  let onWave = 0;
  let most = 0;
  for (let row = flushStart - 1; row >= earliest; row--) {
    if (Math.abs(frame.down[row]! - wave.down) > MAX_OFF_WAVE) break;
    const inside = eddyLine - (frame.across[row]! - wave.across) * wave.eddySide;
    const seconds = (time[row + 1]! - time[row]!) / 1000;
    onWave += Math.max(-CLEAR_OF_LINE, Math.min(CLEAR_OF_LINE, inside)) * seconds;
    if (onWave >= most) {
      most = onWave;
      entry = row;
    } else if (most - onWave >= OFF_WAVE) break;
  }
  return entry;
}
