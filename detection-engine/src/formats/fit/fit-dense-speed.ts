import type { DenseSpeed } from '../../track/recorded-track.ts';

const MIN_MATCHED_GAPS = 10;
const MIN_MATCHED_SHARE = 0.8;
/** m/s: the channel's own rounding and delay; a wrong match differs by ten times as much. */
const MAX_MEDIAN_DIFFERENCE = 0.03;

/**
 * Dates the speeds of message 160 (`gps_metadata`). They carry no time, but between two records stand as many
 * of them as seconds pass, the last one belonging to the later record. Gaps where the count differs give
 * nothing, and the whole channel is dropped unless most gaps match and it says at the records what they say.
 */
export class FitDenseSpeed {
  readonly #times: number[] = [];
  readonly #speeds: number[] = [];
  readonly #differences: number[] = [];
  #waiting: number[] = [];
  #lastRecordTime = NaN;
  #matched = 0;
  #mismatched = 0;

  /** m/s; NaN where the message has none. */
  speed(speed: number): void {
    this.#waiting.push(speed);
  }

  /** Epoch ms (NaN: the record has no time) and m/s (NaN: no speed). */
  record(time: number, speed: number): void {
    if (time !== time) return;
    const waiting = this.#waiting;
    const seconds = (time - this.#lastRecordTime) / 1000;
    if (waiting.length > 0 && waiting.length === seconds) {
      this.#matched++;
      const difference = Math.abs(waiting.at(-1)! - speed);
      if (difference === difference) this.#differences.push(difference);
      waiting.forEach((value, index) => this.#add(this.#lastRecordTime + (index + 1) * 1000, value));
    } else if (waiting.length > 0 || seconds > 0) {
      this.#mismatched++;
    }
    this.#lastRecordTime = time;
    if (waiting.length > 0) this.#waiting = [];
  }

  finish(): DenseSpeed | null {
    const share = this.#matched / (this.#matched + this.#mismatched);
    if (this.#matched < MIN_MATCHED_GAPS || share < MIN_MATCHED_SHARE) return null;
    const median = this.#differences.sort((a, b) => a - b)[this.#differences.length >> 1];
    if (median === undefined || median > MAX_MEDIAN_DIFFERENCE) return null;
    return { time: Float64Array.from(this.#times), speed: Float64Array.from(this.#speeds) };
  }

  #add(time: number, speed: number): void {
    if (speed !== speed || time <= (this.#times.at(-1) ?? -Infinity)) return;
    this.#times.push(time);
    this.#speeds.push(speed);
  }
}
