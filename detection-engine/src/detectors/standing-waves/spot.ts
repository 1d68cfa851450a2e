import { median } from '../../track/quantile.ts';
import type { PlaneColumns } from '../../track/clean-plane.ts';
import { nextRowAt } from '../../track/row-at.ts';
import type { Track } from '../../track/track.ts';
import { type Axis, meanDirection } from './axis.ts';
import type { Flush } from './flushes.ts';
import { type StreamFrame, toStreamFrame } from './stream-frame.ts';
import { returnsSlowly } from './waits.ts';
import { type Wave, estimateWave } from './wave.ts';

/** What a session tells of its wave and current. */
export interface Spot {
  readonly axis: Axis;
  readonly frame: StreamFrame;
  readonly wave: Wave;
  /** m/s at the start of a drift below which the current carries nobody. */
  readonly slowestCurrent: number;
}

/** Time in ms at the start of a drift, when the current is fastest, and the minimum share of its usual speed. */
const PACE_MS = 20_000;
const MIN_SHARE = 0.75;

/** Estimates the spot from the flushes that begin there, but for a trip home among them. */
export function learnSpot(track: Track, plane: PlaneColumns, nest: readonly Flush[]): Spot {
  const returning = nest.filter((flush) => returnsSlowly(track, plane, flush));
  const slowestCurrent =
    returning.length === 0 ? 0 : MIN_SHARE * median(returning.map((flush) => paceOf(track, flush)));
  const back = new Set(returning);
  const flushes = nest.filter((flush) => back.has(flush) || paceOf(track, flush) >= slowestCurrent);
  const axis = meanDirection(flushes);
  const frame = toStreamFrame(plane, axis.east, axis.north);
  return { axis, frame, wave: estimateWave(track, frame, flushes), slowestCurrent };
}

/** m/s over the first PACE_MS. */
export function paceOf({ time, distance }: Track, { firstPoint, lastPoint }: Flush): number {
  const to = Math.min(lastPoint, nextRowAt(time, time[firstPoint]! + PACE_MS, firstPoint));
  return ((distance[to]! - distance[firstPoint]!) / (time[to]! - time[firstPoint]!)) * 1000;
}
