import type { RecordedTrack } from '../../track/recorded-track.ts';
import type { ReadLimits } from '../read-limits.ts';
import { RecordedRows } from '../recorded-rows.ts';
import { tooManyPoints } from '../track-file-error.ts';
import { FitDenseSpeed } from './fit-dense-speed.ts';
import { FitFacts } from './fit-facts.ts';
import { DEGREES_PER_SEMICIRCLE, FIT_EPOCH_SECONDS } from './fit-profile.ts';
import type { ProfileNames } from './fit-names.ts';

/** Converts raw integers of FIT messages, in file order, to a recorded track. NaN is a missing field. */
export class FitRows {
  readonly facts = new FitFacts();
  readonly #rows: RecordedRows;
  readonly #dense = new FitDenseSpeed();
  #accumulated = NaN;
  #damagedWarning = false;
  #denseSpeeds = 0;
  #records = 0;

  /** @param heartRates of all `record` messages, for a file that stores them in messages of their own */
  constructor(
    private readonly limits: ReadLimits,
    private readonly heartRates?: readonly (number | undefined)[],
  ) {
    this.#rows = new RecordedRows(limits);
  }

  /**
   * Adds a `record` message.
   * @param timestamp FIT seconds
   * @param latitude semicircles, like longitude
   * @param speed mm/s
   * @param distance cumulative cm
   * @param heartRate bpm
   * @throws TrackFileError `too_many_points`
   */
  record(
    timestamp: number,
    latitude: number,
    longitude: number,
    speed: number,
    distance: number,
    heartRate: number,
  ): void {
    const time = (timestamp + FIT_EPOCH_SECONDS) * 1000;
    this.#dense.record(this.#rows.isPlausibleTime(time) ? time : NaN, speed / 1000);
    this.#rows.push(
      time,
      latitude * DEGREES_PER_SEMICIRCLE,
      longitude * DEGREES_PER_SEMICIRCLE,
      speed / 1000,
      distance / 100,
      this.heartRates?.[this.#records] ?? heartRate,
    );
    this.#records++;
  }

  /**
   * Adds the speed (mm/s) of a `gps_metadata` message.
   * @throws TrackFileError `too_many_points`
   */
  denseSpeed(speed: number): void {
    if (this.#denseSpeeds++ === this.limits.maxPoints) throw tooManyPoints(this.limits.maxPoints);
    this.#dense.speed(speed / 1000);
  }

  /** Unwraps the 12 bits of `compressed_speed_distance` (1/16 m, modulo 256 m); returns cm. */
  accumulateDistance(sixteenths: number): number {
    this.#accumulated =
      this.#accumulated !== this.#accumulated
        ? sixteenths
        : this.#accumulated + ((sixteenths - this.#accumulated) & 0xfff);
    return (this.#accumulated / 16) * 100;
  }

  /** Marks the file as damaged: its messages end before its data. */
  markDamaged(): void {
    this.#damagedWarning = true;
  }

  /** @throws TrackFileError where the rows are no usable track */
  finish(warnings: readonly string[], names: ProfileNames): RecordedTrack {
    const damagedWarning = this.#damagedWarning
      ? ['The file is damaged; what follows its last readable point is left out.']
      : [];
    const facts = this.facts.finish([...warnings, ...damagedWarning], names);
    const createdAt = (this.facts.timeCreated + FIT_EPOCH_SECONDS) * 1000;
    return this.#rows.finish('fit', facts, this.#dense.finish(), createdAt);
  }
}
