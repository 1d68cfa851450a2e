import { KMH_PER, rideSpeeds } from '@rideline/detection-engine';
import type { Session } from '../page/session.ts';

export interface RangeStatistics {
  readonly seconds: number;
  readonly meters: number;
  readonly averageKmh: number;
  readonly maxKmh: number;
  /** Too few trusted rows. */
  readonly rough: boolean;
  /** Rides that overlap the range. */
  readonly rides: number;
}

/** Statistics of the rows `from` to `to`, both inclusive, measured like those of a ride. */
export function rangeStatistics(
  { track, rides }: Session,
  { from, to }: { readonly from: number; readonly to: number },
): RangeStatistics {
  const { max, mean, rough } = rideSpeeds(track, from, to);
  return {
    seconds: ((track.time[to] ?? 0) - (track.time[from] ?? 0)) / 1000,
    meters: (track.distance[to] ?? 0) - (track.distance[from] ?? 0),
    averageKmh: mean * KMH_PER['m/s'],
    maxKmh: max * KMH_PER['m/s'],
    rough,
    rides: rides.filter(({ firstRow, lastRow }) => lastRow >= from && firstRow <= to).length,
  };
}
