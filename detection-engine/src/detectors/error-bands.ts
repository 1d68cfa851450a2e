import { estimateJitter, estimateNoise } from '../track/clean-noise.ts';
import { layOnPlane } from '../track/clean-plane.ts';
import { velocityError } from '../track/clean-velocity.ts';
import { SpeedSource, type Track } from '../track/track.ts';
import { WorkingMemory } from '../track/working-memory.ts';
import { type KilometersPerHour, type Meters, kilometersPerHour, meters } from '../units.ts';

/** 95 % intervals of a ride's figures. */
export interface ErrorBands {
  /** The most frequent source of the ride's speeds: a value of SpeedSource. */
  readonly speedSource: number;
  readonly maxSpeedBand: KilometersPerHour;
  readonly distanceBand: Meters;
}

/** What limits the figures of a speed source, calibrated on simulated sessions in hard water. */
interface SourceErrors {
  /** Share of the maximum speed on top of noise: watches smooth over seconds and cut the peaks of a pumping surfer. */
  readonly peak: number;
  /** Share of the distance: turns within the smoothing are cut, and noise adds length. */
  readonly path: number;
  /** Seconds by which each end of a ride is uncertain: the smoothing, and the time without a reading. */
  readonly end: number;
}
const ERRORS: Record<number, SourceErrors> = {
  [SpeedSource.recorded]: { peak: 0.26, path: 0.06, end: 1.5 },
  [SpeedSource.dense]: { peak: 0.29, path: 0.06, end: 2.6 },
  [SpeedSource.position]: { peak: 0.18, path: 0.12, end: 2.6 },
  [SpeedSource.bridged]: { peak: 0.28, path: 0.1, end: 2.2 },
};
/** Shared by all detections, which are synchronous. */
const memory = new WorkingMemory();
/** m/s: lower bound of the speed error. */
const MIN_SPEED_ERROR = 0.1;
/** m/s: the least and the greatest `velocityError` of any receiver noise. */
const POSITION_ERRORS = [0.3, 0.6] as const;

/** Estimates the 95 % intervals of a track's rides; the track's noise is estimated once, on first use. */
export class TrackErrors {
  private readonly track: Track;
  private recordedError = Number.NaN;
  private positionError = Number.NaN;

  constructor(track: Track) {
    this.track = track;
  }

  /** @param maxSpeed km/h, like avgSpeed; `distance` in m */
  bandsOf(
    firstPoint: number,
    lastPoint: number,
    maxSpeed: number,
    avgSpeed: number,
    distance: number,
  ): ErrorBands {
    const speedSource = mostFrequent(this.track.speedSource, firstPoint, lastPoint);
    const { peak, path, end } = ERRORS[speedSource]!;
    const error = this.speedErrorOf(speedSource);
    // The errors of both ends and of the path are independent.
    const bothEnds = Math.SQRT2 * end * (avgSpeed / 3.6);
    const alongPath = path * distance;
    return {
      speedSource,
      maxSpeedBand: kilometersPerHour(2 * error * 3.6 + peak * maxSpeed),
      distanceBand: meters(Math.sqrt(bothEnds * bothEnds + alongPath * alongPath)),
    };
  }

  /** m/s: standard deviation of the speeds of rows firstPoint..lastPoint, by their most frequent source. */
  speedError(firstPoint: number, lastPoint: number): number {
    return this.speedErrorOf(mostFrequent(this.track.speedSource, firstPoint, lastPoint));
  }

  /** m/s: bounds of `speedError`, without reading all positions. */
  speedErrorBounds(firstPoint: number, lastPoint: number): readonly [least: number, most: number] {
    const source = mostFrequent(this.track.speedSource, firstPoint, lastPoint);
    if (!isMeasured(source)) return POSITION_ERRORS;
    const error = this.speedErrorOf(source);
    return [error, error];
  }

  private speedErrorOf(source: number): number {
    const { track } = this;
    if (isMeasured(source)) {
      if (Number.isNaN(this.recordedError))
        this.recordedError = Math.max(MIN_SPEED_ERROR, estimateJitter(track.speed));
      return this.recordedError;
    }
    if (Number.isNaN(this.positionError)) {
      const noise = estimateNoise(track.time, layOnPlane(track.latitude, track.longitude, memory));
      memory.release();
      this.positionError = Math.max(MIN_SPEED_ERROR, velocityError(noise));
    }
    return this.positionError;
  }
}

/** Whether the receiver measures the speeds of a source itself. */
function isMeasured(source: number): boolean {
  return source === SpeedSource.recorded || source === SpeedSource.dense;
}

function mostFrequent(sources: Uint8Array, first: number, last: number): number {
  const source = sources[first]!;
  let same = 0;
  for (let row = first; row <= last; row++) if (sources[row] === source) same++;
  if (2 * same > last - first + 1) return source;
  const counts = [0, 0, 0, 0];
  for (let row = first; row <= last; row++) counts[sources[row]!]!++;
  return counts.indexOf(Math.max(...counts));
}
