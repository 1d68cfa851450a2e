import type { Track } from '../track/track.ts';
import { epochMillis, kilometersPerHour, meters, seconds } from '../units.ts';
import type { DetectedRide, SurfRun } from './detection.ts';
import { type ErrorBands, errorBands } from './error-bands.ts';

export type RideMeasures = Omit<DetectedRide, 'isSurfRide' | 'isTour' | 'reasons'> & {
  readonly surfPoints: number;
};
/** Measures the ride on rows firstPoint..lastPoint with these surf runs. */
export type RideMeasurer = (
  surfRuns: readonly SurfRun[],
  firstPoint: number,
  lastPoint: number,
) => RideMeasures;

/**
 * Prepares to measure rides on a track: extremes come from rows that are not doubtful alone (0 when all are), the
 * way from the distance column, the mean from way over time, the bands from the noise the track itself shows.
 */
export function rideMeasurer(track: Track): RideMeasurer {
  let bandsOf: ReturnType<typeof errorBands> | null = null;
  return (surfRuns, firstPoint, lastPoint) => {
    const measures = measureRide(track, surfRuns, firstPoint, lastPoint);
    bandsOf ??= errorBands(track);
    return { ...measures, ...bandsOf(measures) };
  };
}

function measureRide(
  track: Track,
  surfRuns: readonly SurfRun[],
  firstPoint: number,
  lastPoint: number,
): Omit<RideMeasures, keyof ErrorBands> {
  const { time, speed, doubtful } = track;
  let fastest = 0;
  let slowest = Number.POSITIVE_INFINITY;
  for (let row = firstPoint; row <= lastPoint; row++) {
    if (doubtful[row] === 1) continue;
    if (speed[row]! > fastest) fastest = speed[row]!;
    if (speed[row]! < slowest) slowest = speed[row]!;
  }
  const duration = (time[lastPoint]! - time[firstPoint]!) / 1000;
  const distance = track.distance[lastPoint]! - track.distance[firstPoint]!;
  return {
    firstPoint,
    lastPoint,
    startTime: epochMillis(time[firstPoint]!),
    endTime: epochMillis(time[lastPoint]!),
    duration: seconds(duration),
    distance: meters(Math.round(distance * 100) / 100),
    maxSpeed: kilometersPerHour(fastest * 3.6),
    minSpeed: kilometersPerHour(slowest === Number.POSITIVE_INFINITY ? 0 : slowest * 3.6),
    avgSpeed: kilometersPerHour(duration > 0 ? (distance / duration) * 3.6 : fastest * 3.6),
    surfTime: seconds(surfSeconds(time, surfRuns)),
    surfRuns,
    surfPoints: surfRuns.reduce((points, [first, last]) => points + last - first + 1, 0),
  };
}

function surfSeconds(time: Float64Array, surfRuns: readonly SurfRun[]): number {
  let total = 0;
  for (const [first, last] of surfRuns) total += first === last ? 1 : (time[last]! - time[first]!) / 1000;
  return total;
}
