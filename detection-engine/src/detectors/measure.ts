import type { Track } from '../track/track.ts';
import { epochMillis, kilometersPerHour, meters, seconds } from '../units.ts';
import type { DetectedRide, Reason, SurfRun } from './detection.ts';
import { TrackErrors } from './error-bands.ts';

export type RideMeasures = Omit<DetectedRide, 'isSurfRide' | 'isTour' | 'reasons'>;

/**
 * Measures rides on a track: extremes come from rows that are not doubtful alone (0 when all are), the way from the
 * distance column, the mean from way over time, the bands from the noise the track itself shows. A class, because
 * compiled code that calls one track's closure has to be thrown away at the next track.
 */
export class RideMeasurer {
  private readonly track: Track;
  private readonly errors: TrackErrors;

  constructor(track: Track) {
    this.track = track;
    this.errors = new TrackErrors(track);
  }

  /** Measures the ride on rows firstPoint..lastPoint with these surf runs. */
  measure(surfRuns: readonly SurfRun[], firstPoint: number, lastPoint: number): RideMeasures {
    const { time, speed, doubtful, distance: travelled } = this.track;
    let fastest = 0;
    let slowest = Number.POSITIVE_INFINITY;
    for (let row = firstPoint; row <= lastPoint; row++) {
      if (doubtful[row] === 1) continue;
      const here = speed[row]!;
      if (here > fastest) fastest = here;
      if (here < slowest) slowest = here;
    }
    const startTime = time[firstPoint]!;
    const endTime = time[lastPoint]!;
    const duration = (endTime - startTime) / 1000;
    const way = travelled[lastPoint]! - travelled[firstPoint]!;
    const distance = Math.round(way * 100) / 100;
    const maxSpeed = fastest * 3.6;
    const avgSpeed = duration > 0 ? (way / duration) * 3.6 : maxSpeed;
    const bands = this.errors.bandsOf(firstPoint, lastPoint, maxSpeed, avgSpeed, distance);
    return {
      firstPoint,
      lastPoint,
      startTime: epochMillis(startTime),
      endTime: epochMillis(endTime),
      duration: seconds(duration),
      distance: meters(distance),
      maxSpeed: kilometersPerHour(maxSpeed),
      minSpeed: kilometersPerHour(slowest === Number.POSITIVE_INFINITY ? 0 : slowest * 3.6),
      avgSpeed: kilometersPerHour(avgSpeed),
      surfTime: seconds(surfSeconds(time, surfRuns)),
      surfRuns,
      speedSource: bands.speedSource,
      maxSpeedBand: bands.maxSpeedBand,
      distanceBand: bands.distanceBand,
    };
  }
}

/** A measured ride with its verdict. Spelled out, because spreading an object costs more than measuring a ride. */
export function judgedRide(
  measures: RideMeasures,
  reasons: readonly Reason[],
  isSurfRide: boolean,
  isTour: boolean,
): DetectedRide {
  return {
    firstPoint: measures.firstPoint,
    lastPoint: measures.lastPoint,
    startTime: measures.startTime,
    endTime: measures.endTime,
    duration: measures.duration,
    distance: measures.distance,
    maxSpeed: measures.maxSpeed,
    minSpeed: measures.minSpeed,
    avgSpeed: measures.avgSpeed,
    surfTime: measures.surfTime,
    surfRuns: measures.surfRuns,
    speedSource: measures.speedSource,
    maxSpeedBand: measures.maxSpeedBand,
    distanceBand: measures.distanceBand,
    reasons,
    isSurfRide,
    isTour,
  };
}

function surfSeconds(time: Float64Array, surfRuns: readonly SurfRun[]): number {
  let total = 0;
  for (const [first, last] of surfRuns) total += first === last ? 1 : (time[last]! - time[first]!) / 1000;
  return total;
}
