import type { WatchWave } from '../../track/watch-waves.ts';
import { FIT_EPOCH_SECONDS, WAVE_SPLITS } from './fit-profile.ts';

/** Real files have up to some hundred. */
const MOST_WAVES = 1_000;
/** km/h of 1 mm/s, times 10,000. */
const KMH_OF_MM = 36;

/** A `split` message as raw integers; NaN for a missing field. */
export interface FitSplit {
  readonly type: number | undefined;
  /** FIT seconds, as `endTime`. */
  readonly startTime: number;
  readonly endTime: number;
  /** Milliseconds. */
  readonly elapsed: number;
  /** Centimeters. */
  readonly distance: number;
  /** mm/s */
  readonly maxSpeed: number;
}

/** Collects the waves that a watch counted. */
export class FitSplits {
  readonly #waves: WatchWave[] = [];

  split({ type, startTime, endTime, elapsed, distance, maxSpeed }: FitSplit): void {
    if (type === undefined || !WAVE_SPLITS.has(type) || this.#waves.length === MOST_WAVES) return;
    const from = (startTime + FIT_EPOCH_SECONDS) * 1000;
    const to = Number.isNaN(endTime) ? from + elapsed : (endTime + FIT_EPOCH_SECONDS) * 1000;
    if (!(to > from)) return;
    this.#waves.push({
      startTime: from,
      endTime: to,
      distance: Number.isNaN(distance) ? null : distance / 100,
      maxSpeed: Number.isNaN(maxSpeed) ? null : (maxSpeed * KMH_OF_MM) / 10_000,
    });
  }

  /** In start-time order. */
  waves(): readonly WatchWave[] {
    return this.#waves.toSorted((one, other) => one.startTime - other.startTime);
  }
}
