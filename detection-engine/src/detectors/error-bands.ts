import { estimateJitter, estimateNoise } from '../track/clean-noise.ts';
import { layOnPlane } from '../track/clean-plane.ts';
import { velocityError } from '../track/clean-velocity.ts';
import { SpeedSource, type Track } from '../track/track.ts';
import { type KilometersPerHour, type Meters, kilometersPerHour, meters } from '../units.ts';

/** 95 % intervals of a ride's figures. */
export interface ErrorBands {
  /** The most frequent source of the ride's speeds: a value of SpeedSource. */
  readonly speedSource: number;
  readonly maxSpeedBand: KilometersPerHour;
  readonly distanceBand: Meters;
}

/**
 * Half-width as a share of the maximum speed, on top of noise: watches smooth over seconds and cut the peaks of a
 * pumping surfer. The share for distance is a third of it, since over- and underestimates cancel.
 */
const SPEED_SHARE: Record<number, number> = {
  [SpeedSource.recorded]: 0.26,
  [SpeedSource.dense]: 0.26,
  [SpeedSource.position]: 0.26,
  [SpeedSource.bridged]: 0.36,
};
/** Seconds of uncertainty at each end of a ride recorded once a second. */
const END_UNCERTAINTY = 0.6;
/** m/s: lower bound of the speed error. */
const MIN_SPEED_ERROR = 0.1;

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
    const share = SPEED_SHARE[speedSource]!;
    const error = this.speedErrorOf(speedSource);
    const ends = 2 * END_UNCERTAINTY * (avgSpeed / 3.6);
    return {
      speedSource,
      maxSpeedBand: kilometersPerHour(2 * error * 3.6 + share * maxSpeed),
      distanceBand: meters(ends + (share / 3) * distance),
    };
  }

  private speedErrorOf(source: number): number {
    const { track } = this;
    if (source === SpeedSource.recorded || source === SpeedSource.dense) {
      if (Number.isNaN(this.recordedError))
        this.recordedError = Math.max(MIN_SPEED_ERROR, estimateJitter(track.speed));
      return this.recordedError;
    }
    if (Number.isNaN(this.positionError)) {
      const noise = estimateNoise(track.time, layOnPlane(track.latitude, track.longitude));
      this.positionError = Math.max(MIN_SPEED_ERROR, velocityError(noise));
    }
    return this.positionError;
  }
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
