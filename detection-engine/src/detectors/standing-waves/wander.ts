import { median } from 'simple-statistics';
import type { Track } from '../../track/track.ts';
import type { Wave } from './learn-wave.ts';
import type { StreamFrame } from './stream-frame.ts';

/** Rows (a second each, usually) of waiting that show where the receiver puts the eddy, at least and at most. */
const FEWEST = 8;
const MOST = 30;
/** Milliseconds before a flush beyond which the receiver has wandered elsewhere: its error remembers a minute or so. */
const REMEMBERS = 300_000;
/** Metres up and down the stream from the wave beyond which a surfer no longer waits beside it. */
const BESIDE = 28;
/** Share of an unusual place to wait that is the receiver's doing; the rest is the surfer's. */
const BY_RECEIVER = 0.5;

/**
 * Metres by which the receiver's slow error puts an attempt towards the eddy, as the wait before it shows: who waits
 * beside the wave at an unusual distance from it is, in part, not there.
 */
export function wanderBefore(
  { time }: Track,
  frame: StreamFrame,
  wave: Wave,
  flushStart: number,
  earliest: number,
): number {
  if (wave.eddy === null) return 0;
  const inEddy = (wave.eddyLine + wave.eddy) / 2;
  const waits: number[] = [];
  for (let row = flushStart; row >= earliest && waits.length < MOST; row--) {
    if (time[flushStart]! - time[row]! > REMEMBERS) break;
    const isBeside = Math.abs(frame.down[row]! - wave.down) <= BESIDE;
    const offset = (frame.across[row]! - wave.across) * wave.eddySide;
    if (isBeside && offset > inEddy) waits.push(offset);
    else if (waits.length > FEWEST) break;
  }
  return waits.length < FEWEST ? 0 : BY_RECEIVER * (median(waits) - wave.eddy);
}
