import type { Session } from '../session.ts';

export interface RangeStatistics {
  readonly seconds: number;
  readonly meters: number;
  readonly averageKmh: number;
  readonly maxKmh: number;
  /** Rides that lie in the range, wholly or in part. */
  readonly rides: number;
}

/** The figures of the rows from `from` to `to`, both included. Doubtful rows make no maximum. */
export function rangeStatistics(
  { track, rides }: Session,
  { from, to }: { readonly from: number; readonly to: number },
): RangeStatistics {
  const seconds = ((track.time[to] ?? 0) - (track.time[from] ?? 0)) / 1000;
  const meters = (track.distance[to] ?? 0) - (track.distance[from] ?? 0);
  let fastest = 0;
  for (let row = from; row <= to; row++) {
    if (track.doubtful[row] !== 1) fastest = Math.max(fastest, track.speed[row] ?? 0);
  }
  return {
    seconds,
    meters,
    averageKmh: seconds > 0 ? (meters / seconds) * 3.6 : 0,
    maxKmh: fastest * 3.6,
    rides: rides.filter(({ firstRow, lastRow }) => lastRow >= from && firstRow <= to).length,
  };
}
