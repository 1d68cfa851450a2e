import { median, quantile } from '../../track/quantile.ts';
import type { Track } from '../../track/track.ts';
import type { Flush } from './flushes.ts';
import type { StreamFrame } from './stream-frame.ts';

/** Position of the wave and its eddy in the stream's frame (meters). */
export interface Wave {
  readonly down: number;
  readonly across: number;
  /** Distance from the wave's center to the eddy line, beyond which a surfer is off the wave. */
  readonly eddyLine: number;
  /** 1 for an eddy at larger `across`, -1 at smaller; 0 if unknown. */
  readonly eddySide: number;
  /** Distance from the wave's center to the waiting place in the eddy; null if unknown. */
  readonly eddy: number | null;
}

/** m/s below which a surfer waits, holds or paddles, and does not drift. */
const SLOW = 2.2;
/** Meters from the wave along and across the stream that are evaluated: farther off is the bank. */
const MAX_ALONG_STREAM = 35;
const MAX_ACROSS = 45;
const BIN = 1.5;
/** Share of starts that lie certainly at the wave or above, and meters below them of others there: the rest begin beside it. */
const UPSTREAM_SHARE = 0.25;
const START_SPREAD = 16;
/** Default distance in meters from the wave's center to the eddy line. */
const USUAL_HALF_WIDTH = 13;
/** Search range of the line: meters from the wave's center, and a share of the distance to the eddy. */
const MIN_LINE = 5;
const MAX_LINE = 18;
const MAX_EDDY_SHARE = 0.8;
/** Weight of the emptiest strip in the line; the rest is that of the edge of the holds. */
const STRIP_WEIGHT = 2 / 3;
/** Meters from the edge of the holds to the line: the ferry from the eddy to the first turn. */
const EDGE_MARGIN = 4;
/** Minimum rows of a hold that carves, and the share of holds that stay within their edge. */
const MIN_HOLD_ROWS = 8;
const EDGE_SHARE = 0.75;
/** Meters from the wave's center within which a hold has begun; a share of the way to the eddy where it has not. */
const HOLD_CENTER = 2;
const MAX_HOLD_SHARE = 0.75;

/**
 * Estimates the wave from the starts of flushes but for those that begin below it, the eddy's side from positions between flushes, and the eddy line as
 * a mean of two independent estimates: the emptiest strip, which surfers cross fastest, and the edge of the holds.
 */
export function estimateWave(track: Track, frame: StreamFrame, flushes: readonly Flush[]): Wave {
  const starts = flushes.map(({ firstPoint }) => firstPoint);
  const upstream = quantile(
    starts.map((row) => frame.down[row]!),
    UPSTREAM_SHARE,
  );
  const atWave = starts.filter((row) => frame.down[row]! <= upstream + START_SPREAD);
  const down = median(atWave.map((row) => frame.down[row]!)) - 3;
  const across = median(atWave.map((row) => frame.across[row]!));
  const offsets = slowOffsets(track, frame, flushes, down, across);
  const eddySide = majoritySide(offsets);
  const eddywards = offsets.map((offset) => offset * eddySide);
  const waits = eddywards.filter((offset) => offset > MIN_LINE);
  if (waits.length === 0) return { down, across, eddySide, eddy: null, eddyLine: USUAL_HALF_WIDTH };
  const eddy = median(waits);
  const strip = emptiestStrip(eddywards, eddy);
  const edge = edgeOfHolds(frame, flushes, { down, across, eddySide, eddy });
  const line = edge === null ? strip : STRIP_WEIGHT * strip + (1 - STRIP_WEIGHT) * (edge + EDGE_MARGIN);
  const eddyLine = Math.min(MAX_EDDY_SHARE * eddy, line);
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
    if (drifting || track.speed[row]! > SLOW || Math.abs(frame.down[row]! - down) > MAX_ALONG_STREAM)
      continue;
    const offset = frame.across[row]! - across;
    if (Math.abs(offset) <= MAX_ACROSS) offsets.push(offset);
  }
  return offsets;
}

/** The side where surfers spend their time off the wave; those who hold it carve to both sides. */
function majoritySide(offsets: readonly number[]): number {
  return Math.sign(offsets.reduce((balance, offset) => balance + offset, 0));
}

/**
 * How far most holds carve towards the eddy (meters from the wave's center): the farthest row of each between its first
 * at the center and its flush. Null without holds.
 */
function edgeOfHolds(
  frame: StreamFrame,
  flushes: readonly Flush[],
  { down, across, eddySide, eddy }: Pick<Wave, 'down' | 'across' | 'eddySide'> & { readonly eddy: number },
): number | null {
  const edges: number[] = [];
  let earliest = 0;
  for (const { firstPoint, lastPoint } of flushes) {
    let farthest = Number.NEGATIVE_INFINITY;
    let edge = Number.NEGATIVE_INFINITY;
    let row = firstPoint;
    for (; row >= earliest && Math.abs(frame.down[row]! - down) <= MAX_ALONG_STREAM; row--) {
      const offset = (frame.across[row]! - across) * eddySide;
      if (offset > MAX_HOLD_SHARE * eddy) break;
      farthest = Math.max(farthest, offset);
      if (offset <= HOLD_CENTER) edge = farthest;
    }
    if (edge > Number.NEGATIVE_INFINITY && firstPoint - row > MIN_HOLD_ROWS) edges.push(edge);
    earliest = lastPoint + 1;
  }
  return edges.length === 0 ? null : quantile(edges, EDGE_SHARE);
}

function emptiestStrip(offsets: readonly number[], eddy: number): number {
  const bins = new Float64Array(Math.ceil(MAX_LINE / BIN) + 3);
  for (const offset of offsets) {
    const bin = Math.floor(offset / BIN);
    if (bin >= 0 && bin < bins.length) bins[bin]!++;
  }
  const first = Math.floor(MIN_LINE / BIN);
  const last = Math.min(bins.length - 2, Math.ceil(Math.min(MAX_LINE, MAX_EDDY_SHARE * eddy) / BIN));
  const around = (bin: number) => bins[bin - 1]! + 2 * bins[bin]! + bins[bin + 1]!;
  let fewest = Number.POSITIVE_INFINITY;
  for (let bin = first; bin <= last; bin++) fewest = Math.min(fewest, around(bin));
  const empty: number[] = [];
  for (let bin = first; bin <= last; bin++) if (around(bin) <= fewest * 1.25) empty.push((bin + 0.5) * BIN);
  return median(empty);
}
