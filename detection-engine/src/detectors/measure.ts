import type { Track } from '../track/track.ts';
import { type KilometersPerHour, epochMillis, kilometersPerHour, meters, seconds } from '../units.ts';
import type { DetectedRide, Reason, SurfRun } from './detection.ts';
import { TrackErrors } from './error-bands.ts';
import { rideEnd } from './ride-ends.ts';
import { rideSpeeds } from './ride-speeds.ts';

export interface RideMeasures extends Omit<DetectedRide, 'isSurfRide' | 'isTour' | 'borderline' | 'reasons'> {
  /** Speed of the fastest trusted row; 0 without trusted rows. */
  readonly trustedMaxSpeed: KilometersPerHour;
}

/**
 * Measures rides of a track: speeds with rideSpeeds, distance from its column, 95 % intervals from the track's noise.
 * A class rather than a closure per track, because V8 discards optimized code when the closure changes.
 */
export class RideMeasurer {
  private readonly track: Track;
  private readonly errors: TrackErrors;

  constructor(track: Track, errors = new TrackErrors(track)) {
    this.track = track;
    this.errors = errors;
  }

  /**
   * Measures the ride on rows firstPoint..lastPoint with these surf runs.
   * @param edgeSpeed m/s: times and distance reach to where the speed crosses it beside these rows; without it they end
   * at the rows. Speeds and surf time are always those of the rows.
   */
  measure(
    surfRuns: readonly SurfRun[],
    firstPoint: number,
    lastPoint: number,
    edgeSpeed = Number.NEGATIVE_INFINITY,
  ): RideMeasures {
    const { track } = this;
    const speeds = rideSpeeds(track, firstPoint, lastPoint);
    const start = rideEnd(track, firstPoint, firstPoint - 1, edgeSpeed);
    const end = rideEnd(track, lastPoint, lastPoint + 1, edgeSpeed);
    const duration = (end.time - start.time) / 1000;
    const distance = Math.round((end.distance - start.distance) * 100) / 100;
    const maxSpeed = speeds.max * 3.6;
    const avgSpeed = speeds.mean * 3.6;
    const bands = this.errors.bandsOf(firstPoint, lastPoint, maxSpeed, avgSpeed, distance);
    return {
      firstPoint,
      lastPoint,
      startTime: epochMillis(start.time),
      endTime: epochMillis(end.time),
      duration: seconds(duration),
      distance: meters(distance),
      maxSpeed: kilometersPerHour(maxSpeed),
      minSpeed: kilometersPerHour(speeds.min * 3.6),
      avgSpeed: kilometersPerHour(avgSpeed),
      trustedMaxSpeed: kilometersPerHour(speeds.trustedMax * 3.6),
      rough: speeds.rough,
      surfTime: seconds(surfSeconds(track.time, surfRuns)),
      surfRuns,
      speedSource: bands.speedSource,
      maxSpeedBand: bands.maxSpeedBand,
      distanceBand: bands.distanceBand,
    };
  }
}

/** Adds rule results to a measured ride. Lists the fields, because an object spread is slower than the measuring. */
export function rideWithReasons(
  measures: RideMeasures,
  reasons: readonly Reason[],
  isSurfRide: boolean,
  isTour: boolean,
  borderline = false,
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
    rough: measures.rough,
    surfTime: measures.surfTime,
    surfRuns: measures.surfRuns,
    speedSource: measures.speedSource,
    maxSpeedBand: measures.maxSpeedBand,
    distanceBand: measures.distanceBand,
    reasons,
    isSurfRide,
    isTour,
    borderline,
  };
}

function surfSeconds(time: Float64Array, surfRuns: readonly SurfRun[]): number {
  let total = 0;
  for (const [first, last] of surfRuns) total += first === last ? 1 : (time[last]! - time[first]!) / 1000;
  return total;
}
