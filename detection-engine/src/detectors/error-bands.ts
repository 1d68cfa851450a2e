import { estimateJitter, estimateNoise } from '../track/clean-noise.ts';
import { layOnPlane } from '../track/clean-plane.ts';
import { velocityError } from '../track/clean-velocity.ts';
import { SpeedSource, type Track } from '../track/track.ts';
import { type KilometersPerHour, type Meters, kilometersPerHour, meters } from '../units.ts';

/** How far a ride's numbers may be off: nineteen of twenty lie within. */
export interface ErrorBands {
  /** Where most of the ride's speeds come from: a value of SpeedSource. */
  readonly speedSource: number;
  readonly maxSpeedBand: KilometersPerHour;
  readonly distanceBand: Meters;
}

/**
 * Share of a maximum that receivers are off by whatever their noise: watches smooth over seconds and cut the peaks
 * of a pumping, carving surfer. Of the way, whose ups and downs cancel, a third of it.
 */
const SPEED_SHARE: Record<number, number> = {
  [SpeedSource.recorded]: 0.26,
  [SpeedSource.dense]: 0.26,
  [SpeedSource.position]: 0.26,
  [SpeedSource.bridged]: 0.36,
};
/** Seconds at either end of a ride that a row a second cannot place. */
const END_ERROR = 0.6;
/** m/s: no receiver's speed is believed closer than this. */
const BEST = 0.1;

/** Tells the bands of rides measured on a track, whose noise is estimated once, when the first ride asks for it. */
export class TrackErrors {
  private readonly track: Track;
  private recordedError = Number.NaN;
  private positionError = Number.NaN;

  constructor(track: Track) {
    this.track = track;
  }

  /** The bands of a ride with this maximum and mean (km/h) and way (m). */
  bandsOf(
    firstPoint: number,
    lastPoint: number,
    maxSpeed: number,
    avgSpeed: number,
    distance: number,
  ): ErrorBands {
    const speedSource = commonest(this.track.speedSource, firstPoint, lastPoint);
    const share = SPEED_SHARE[speedSource]!;
    const error = this.speedErrorOf(speedSource);
    const ends = 2 * END_ERROR * (avgSpeed / 3.6);
    return {
      speedSource,
      maxSpeedBand: kilometersPerHour(2 * error * 3.6 + share * maxSpeed),
      distanceBand: meters(ends + (share / 3) * distance),
    };
  }

  private speedErrorOf(source: number): number {
    const { track } = this;
    if (source === SpeedSource.recorded || source === SpeedSource.dense) {
      if (Number.isNaN(this.recordedError)) this.recordedError = Math.max(BEST, estimateJitter(track.speed));
      return this.recordedError;
    }
    if (Number.isNaN(this.positionError)) {
      const noise = estimateNoise(track.time, layOnPlane(track.latitude, track.longitude));
      this.positionError = Math.max(BEST, velocityError(noise));
    }
    return this.positionError;
  }
}

function commonest(sources: Uint8Array, first: number, last: number): number {
  const source = sources[first]!;
  let same = 0;
  for (let row = first; row <= last; row++) if (sources[row] === source) same++;
  if (2 * same > last - first + 1) return source;
  const counts = [0, 0, 0, 0];
  for (let row = first; row <= last; row++) counts[sources[row]!]!++;
  return counts.indexOf(Math.max(...counts));
}
