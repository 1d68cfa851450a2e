import type { RecordedTrack } from '../../track/recorded-track.ts';
import type { ReadLimits } from '../read-limits.ts';
import { RecordedRows } from '../recorded-rows.ts';
import { tooManyPoints } from '../track-file-error.ts';
import { FitDenseSpeed } from './fit-dense-speed.ts';
import { FitFacts } from './fit-facts.ts';
import { DEGREES_PER_SEMICIRCLE, FIT_EPOCH_SECONDS } from './fit-profile.ts';
import type { FitWords } from './fit-words.ts';

/** Turns the raw integers of FIT messages, met in file order, into a recorded track. NaN stands for an absent field. */
export class FitRows {
  readonly facts = new FitFacts();
  readonly #rows: RecordedRows;
  readonly #dense = new FitDenseSpeed();
  #accumulated = NaN;
  #broken = false;
  #denseSpeeds = 0;

  constructor(private readonly limits: ReadLimits) {
    this.#rows = new RecordedRows(limits);
  }

  /**
   * One `record` message.
   * @param timestamp FIT seconds
   * @param latitude semicircles
   * @param longitude semicircles
   * @param speed mm/s
   * @param distance cumulative cm
   * @throws TrackFileError `too_many_points`
   */
  record(timestamp: number, latitude: number, longitude: number, speed: number, distance: number): void {
    const time = (timestamp + FIT_EPOCH_SECONDS) * 1000;
    this.#dense.record(this.#rows.isBelievable(time) ? time : NaN, speed / 1000);
    this.#rows.push(
      time,
      latitude * DEGREES_PER_SEMICIRCLE,
      longitude * DEGREES_PER_SEMICIRCLE,
      speed / 1000,
      distance / 100,
    );
  }

  /**
   * The speed of one `gps_metadata` message in mm/s.
   * @throws TrackFileError `too_many_points`
   */
  denseSpeed(speed: number): void {
    if (this.#denseSpeeds++ === this.limits.maxPoints) throw tooManyPoints(this.limits.maxPoints);
    this.#dense.speed(speed / 1000);
  }

  /** Unrolls the 12 bits of `compressed_speed_distance` (1/16 m, starting over at 256 m); returns cm. */
  accumulateDistance(sixteenths: number): number {
    this.#accumulated =
      this.#accumulated !== this.#accumulated
        ? sixteenths
        : this.#accumulated + ((sixteenths - this.#accumulated) & 0xfff);
    return (this.#accumulated / 16) * 100;
  }

  /** The messages end before the data does. */
  breakOff(): void {
    this.#broken = true;
  }

  /** @throws TrackFileError where the rows make no track. */
  finish(warnings: readonly string[], words: FitWords): RecordedTrack {
    const broken = this.#broken
      ? ['The file is damaged; what follows its last readable point is left out.']
      : [];
    const facts = this.facts.finish([...warnings, ...broken], words);
    return this.#rows.finish('fit', facts, this.#dense.finish());
  }
}
