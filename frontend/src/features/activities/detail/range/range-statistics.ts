import { rideSpeeds } from '@rideline/detection-engine';
import type { Session } from '../session.ts';

const KMH_PER_MPS = 3.6;

export interface RangeStatistics {
  readonly seconds: number;
  readonly meters: number;
  readonly averageKmh: number;
  readonly maxKmh: number;
  /** Too few of its rows are trusted. */
  readonly rough: boolean;
  /** Rides that lie in the range, wholly or in part. */
  readonly rides: number;
}

/** The figures of the rows from `from` to `to`, both included, measured as a ride's are. */
export function rangeStatistics(
  { track, rides }: Session,
  { from, to }: { readonly from: number; readonly to: number },
): RangeStatistics {
  const { max, mean, rough } = rideSpeeds(track, from, to);
  return {
    seconds: ((track.time[to] ?? 0) - (track.time[from] ?? 0)) / 1000,
    meters: (track.distance[to] ?? 0) - (track.distance[from] ?? 0),
    averageKmh: mean * KMH_PER_MPS,
    maxKmh: max * KMH_PER_MPS,
    rough,
    rides: rides.filter(({ firstRow, lastRow }) => lastRow >= from && firstRow <= to).length,
  };
}
