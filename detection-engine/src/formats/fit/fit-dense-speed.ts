import type { DenseSpeed } from '../../track/recorded-track.ts';

const MIN_MATCHED_GAPS = 10;
const MIN_MATCHED_SHARE = 0.8;
/** m/s: tolerance for rounding and delay; a wrong match differs by ten times as much. */
const MAX_MEDIAN_DIFFERENCE = 0.03;

/**
 * Assigns times to the speeds of message 160 (`gps_metadata`), which have none. Between two records there is one per
 * second, the last one for the later record. Gaps with another count are skipped, and the channel is dropped unless most
 * gaps match and its speeds at records equal those of the records.
 */
export class FitDenseSpeed {
  readonly #times: number[] = [];
  readonly #speeds: number[] = [];
  readonly #differences: number[] = [];
  #waiting: number[] = [];
  #lastTime = -Infinity;
  #lastRecordTime: number;
  #matched = 0;
  #mismatched = 0;

  /** @param before times of the records before the first speed */
  constructor(before: Float64Array) {
    this.#lastRecordTime = before.at(-1) ?? NaN;
    for (let row = 1; row < before.length; row++) if (before[row]! > before[row - 1]!) this.#mismatched++;
  }

  /** m/s; NaN for a message without speed. */
  speed(speed: number): void {
    this.#waiting.push(speed);
  }

  /** Epoch ms and m/s (NaN without speed). */
  record(time: number, speed: number): void {
    const waiting = this.#waiting;
    const count = waiting.length;
    const seconds = (time - this.#lastRecordTime) / 1000;
    if (count > 0 && count === seconds) {
      this.#matched++;
      const difference = Math.abs(waiting[count - 1]! - speed);
      if (difference === difference) this.#differences.push(difference);
      for (let index = 0; index < count; index++)
        this.#add(this.#lastRecordTime + (index + 1) * 1000, waiting[index]!);
    } else if (count > 0 || seconds > 0) {
      this.#mismatched++;
    }
    this.#lastRecordTime = time;
    if (count > 0) this.#waiting = [];
  }

  finish(): DenseSpeed | null {
    const share = this.#matched / (this.#matched + this.#mismatched);
    if (this.#matched < MIN_MATCHED_GAPS || share < MIN_MATCHED_SHARE) return null;
    const median = this.#differences.sort((a, b) => a - b)[this.#differences.length >> 1];
    if (median === undefined || median > MAX_MEDIAN_DIFFERENCE) return null;
    return { time: Float64Array.from(this.#times), speed: Float64Array.from(this.#speeds) };
  }

  #add(time: number, speed: number): void {
    if (speed !== speed || time <= this.#lastTime) return;
    this.#lastTime = time;
    this.#times.push(time);
    this.#speeds.push(speed);
  }
}
