import { median } from '../../track/quantile.ts';
import type { Track } from '../../track/track.ts';
import type { Wave } from './wave.ts';
import type { StreamFrame } from './stream-frame.ts';

/** Minimum and maximum rows of waiting, usually one a second. */
const MIN_ROWS = 8;
const MAX_ROWS = 30;
/** Maximum age in ms of the waits; the receiver's slow error correlates over about a minute. */
const MAX_AGE_MS = 300_000;
/** Maximum meters up or down the stream from the wave of a waiting surfer. */
const MAX_ALONG_STREAM = 28;
/** Share of an unusual waiting place that is receiver error; the rest is real. */
const RECEIVER_SHARE = 0.5;

/** Estimates the receiver's slow error towards the eddy (meters) from the wait before an attempt. */
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
  for (let row = flushStart; row >= earliest && waits.length < MAX_ROWS; row--) {
    if (time[flushStart]! - time[row]! > MAX_AGE_MS) break;
    const isBeside = Math.abs(frame.down[row]! - wave.down) <= MAX_ALONG_STREAM;
    const offset = (frame.across[row]! - wave.across) * wave.eddySide;
    if (isBeside && offset > inEddy) waits.push(offset);
    else if (waits.length > MIN_ROWS) break;
  }
  return waits.length < MIN_ROWS ? 0 : RECEIVER_SHARE * (median(waits) - wave.eddy);
}
