import { median } from 'simple-statistics';
import type { Track } from '../../track/track.ts';
import type { Flush } from './flushes.ts';
import type { StreamFrame } from './stream-frame.ts';

/** Where the wave and the eddy beside it lie in the stream's frame (metres). */
export interface Wave {
  readonly down: number;
  readonly across: number;
  /** The eddy line: beyond it, on the eddy's side, nobody is on the wave. */
  readonly eddyLine: number;
  /** 1 where the eddy lies to larger `across`, -1 to smaller; 0 where the session does not show it. */
  readonly eddySide: number;
  /** From the wave's middle to where surfers wait in the eddy; null where the session does not show it. */
  readonly eddy: number | null;
}

/** m/s below which a surfer waits, holds or paddles rather than drifts. */
const SLOW = 2.2;
/** Metres up and down the stream from the wave that tell of it and its eddy. */
const BESIDE = 35;
const BIN = 1.5;
/** Metres from the wave's middle to the eddy line where the session does not show one. */
const USUAL_HALF_WIDTH = 13;
/** Metres from the wave's middle, and share of the way to the eddy's, within which the line is sought. */
const NEAREST = 5;
const FARTHEST = 18;
const SHORT_OF_EDDY = 0.8;
/** Share of the way from where surfers hold to where they wait that the line usually lies at. */
const USUAL_SHARE = 0.4;
/** Metres by which the middle of the holds may lie eddywards, or away, of where flushes begin. */
const EDDYWARDS = 3;
const AWAY = 12;
/** Offsets looked at for the middles of holds and waits: enough for a stable median. */
const SAMPLE = 300;
/** Times they are taken anew; they seldom move after the second. */
const ROUNDS = 3;
/** Metres from those middles beyond which a surfer was doing something else. */
const FAR_OFF = 28;

/**
 * Learns the wave from where flushes begin, the eddy's side from where the surfer is between flushes, and the
 * eddy line from two witnesses that err apart: the strip he crosses quickest, which is the emptiest, and the share of
 * the way from where he holds to where he waits.
 */
export function learnWave(track: Track, frame: StreamFrame, flushes: readonly Flush[]): Wave {
  const down = median(flushes.map(({ firstPoint }) => frame.down[firstPoint]!)) - 3;
  const across = median(flushes.map(({ firstPoint }) => frame.across[firstPoint]!));
  const offsets = slowOffsets(track, frame, flushes, down, across);
  const eddySide = sideOfMost(offsets);
  const eddywards = offsets.map((offset) => offset * eddySide);
  const waits = eddywards.filter((offset) => offset > USUAL_HALF_WIDTH * 0.8);
  if (waits.length === 0) return { down, across, eddySide, eddy: null, eddyLine: USUAL_HALF_WIDTH };
  const eddy = median(waits);
  const eddyLine = (emptiestStrip(eddywards, eddy) + shareOfTheWay(eddywards, eddy)) / 2;
  return { down, across, eddySide, eddy, eddyLine };
}

function slowOffsets(
  track: Track,
  frame: StreamFrame,
  flushes: readonly Flush[],
  down: number,
  across: number,
): number[] {
  const offsets: number[] = [];
  let flush = 0;
  for (let row = 0; row < track.length; row++) {
    while (flush < flushes.length && flushes[flush]!.lastPoint < row) flush++;
    const drifting = flush < flushes.length && flushes[flush]!.firstPoint <= row;
    if (drifting || track.speed[row]! > SLOW || Math.abs(frame.down[row]! - down) > BESIDE) continue;
    offsets.push(frame.across[row]! - across);
  }
  return offsets;
}

function sideOfMost(offsets: readonly number[]): number {
  let balance = 0;
  for (const offset of offsets) {
    if (Math.abs(offset) > USUAL_HALF_WIDTH && Math.abs(offset) < 5 * USUAL_HALF_WIDTH)
      balance += Math.sign(offset);
  }
  return Math.sign(balance);
}

/** Parts the offsets into holds and waits by the nearer middle, and goes the usual share of the way between. */
function shareOfTheWay(offsets: readonly number[], eddy: number): number {
  const sample: number[] = [];
  const stride = Math.ceil(offsets.length / SAMPLE);
  for (let index = 0; index < offsets.length; index += stride) sample.push(offsets[index]!);
  let hold = 0;
  let wait = eddy;
  for (let round = 0; round < ROUNDS; round++) {
    const between = (hold + wait) / 2;
    const holds = sample.filter((offset) => offset <= between && offset > hold - FAR_OFF);
    const waits = sample.filter((offset) => offset > between && offset < wait + FAR_OFF);
    if (holds.length === 0 || waits.length === 0) break;
    hold = median(holds);
    wait = median(waits);
  }
  hold = Math.max(-AWAY, Math.min(EDDYWARDS, hold));
  return hold + USUAL_SHARE * (wait - hold);
}

function emptiestStrip(offsets: readonly number[], eddy: number): number {
  const bins = new Float64Array(Math.ceil(FARTHEST / BIN) + 3);
  for (const offset of offsets) {
    const bin = Math.floor(offset / BIN);
    if (bin >= 0 && bin < bins.length) bins[bin]!++;
  }
  const first = Math.floor(NEAREST / BIN);
  const last = Math.min(bins.length - 2, Math.ceil(Math.min(FARTHEST, SHORT_OF_EDDY * eddy) / BIN));
  const around = (bin: number) => bins[bin - 1]! + 2 * bins[bin]! + bins[bin + 1]!;
  let fewest = Number.POSITIVE_INFINITY;
  for (let bin = first; bin <= last; bin++) fewest = Math.min(fewest, around(bin));
  const empty: number[] = [];
  for (let bin = first; bin <= last; bin++) if (around(bin) <= fewest * 1.25) empty.push((bin + 0.5) * BIN);
  return median(empty);
}
