import { firstRowAt } from '../../track/row-at.ts';
import { tooManyPoints } from '../track-file-error.ts';
import { FIT_EPOCH_SECONDS } from './fit-profile.ts';

/** An `hr` message as it is written; NaN or undefined is a missing field. */
export interface HeartRateMessage {
  /** FIT seconds from which `eventTimes` count, in the first message and wherever they begin anew. */
  readonly timestamp: number;
  /** 1/32768 s after `timestamp`. */
  readonly fraction: number | undefined;
  /** Beats per minute of each reading. */
  readonly heartRates: readonly number[];
  /** 1/1024 s of each reading, modulo 2^32. */
  readonly eventTimes: readonly number[];
  /** The low 12 bits of two times of readings in three bytes each. */
  readonly packedTimes: readonly number[];
}

const SECOND_MS = 1000;
const FRACTIONS = 32_768;
const TICK_MS = 1000 / 1024;
const TICKS = 2 ** 32;
const PACKED_BYTES = 3;
/** Fills messages with fewer readings than their fields have room for. */
const NO_READING = 0xff;
/** A reading holds for up to five seconds, in which it counts again each quarter of a second, as in Garmin's SDK. */
const REPEAT_MS = 250;
const MOST_REPEATS = 20;

/**
 * The heart rates that a strap stored under water and wrote in `hr` messages, with times of their own. Each row gets the
 * mean of the readings since the row before, as `mergeHeartRates` of Garmin's SDK gives it.
 */
export class FitHeartRates {
  readonly #times: number[] = [];
  readonly #values: number[] = [];
  #anchor: { readonly time: number; readonly ticks: number } | null = null;
  #ticks = NaN;
  #isBroken = false;

  constructor(private readonly maxReadings: number) {}

  /** @throws TrackFileError `too_many_points` */
  message({ timestamp, fraction = 0, heartRates, eventTimes, packedTimes }: HeartRateMessage): void {
    const ticks = eventTimes.length > 0 ? eventTimes : this.#unpack(packedTimes);
    if (!Number.isNaN(timestamp) && ticks.length === 1) {
      const time = (timestamp + FIT_EPOCH_SECONDS + fraction / FRACTIONS) * SECOND_MS;
      this.#anchor = { time, ticks: ticks[0]! };
    }
    if (this.#anchor === null || ticks.length !== heartRates.length) this.#isBroken = true;
    if (this.#isBroken) return;
    if (this.#times.length + ticks.length > this.maxReadings) throw tooManyPoints(this.maxReadings);
    const { time, ticks: anchorTicks } = this.#anchor!;
    ticks.forEach((tick, index) => {
      const moment = time + ((tick - anchorTicks + TICKS) % TICKS) * TICK_MS;
      if (heartRates[index] === NO_READING || moment <= (this.#times.at(-1) ?? -Infinity)) return;
      this.#times.push(moment);
      this.#values.push(heartRates[index]!);
    });
    this.#ticks = ticks.at(-1) ?? this.#ticks;
  }

  /**
   * The mean of each row in beats per minute; NaN for one without readings since the row before. Null for a file without
   * readings, or with broken ones.
   * @param rowTimes epoch milliseconds
   */
  means(rowTimes: Float64Array): Float64Array | null {
    if (this.#isBroken || this.#times.length === 0) return null;
    const until = this.#sums();
    return rowTimes.map((time, row) => {
      const before = row === 0 || rowTimes[row - 1] === time ? time - SECOND_MS : rowTimes[row - 1]!;
      const [from, to] = [until(before), until(time)];
      return to.count > from.count ? Math.round((to.sum - from.sum) / (to.count - from.count)) : NaN;
    });
  }

  #unpack(bytes: readonly number[]): number[] {
    const ticks: number[] = [];
    let last = this.#ticks;
    for (let at = 0; at + PACKED_BYTES <= bytes.length; at += PACKED_BYTES) {
      const [low, middle, high] = [bytes[at]!, bytes[at + 1]!, bytes[at + 2]!];
      for (const bits of [low | ((middle & 0x0f) << 8), (middle >> 4) | (high << 4)]) {
        last = (last + ((bits - last) & 0xfff)) % TICKS;
        ticks.push(last);
      }
    }
    return ticks;
  }

  /** Number and sum of the readings up to a time (epoch ms), with their repeats. */
  #sums(): (time: number) => { readonly count: number; readonly sum: number } {
    const times = Float64Array.from(this.#times);
    const repeats = times.map((time, index) =>
      index === times.length - 1
        ? 0
        : Math.min(MOST_REPEATS, Math.ceil((times[index + 1]! - time) / REPEAT_MS) - 1),
    );
    const counts = new Float64Array(times.length + 1);
    const sums = new Float64Array(times.length + 1);
    repeats.forEach((more, index) => {
      counts[index + 1] = counts[index]! + 1 + more;
      sums[index + 1] = sums[index]! + (1 + more) * this.#values[index]!;
    });
    return (time) => {
      const after = firstRowAt(times, time);
      const index = times[after] === time ? after : after - 1;
      if (index < 0) return { count: 0, sum: 0 };
      const readings = 1 + Math.min(repeats[index]!, Math.floor((time - times[index]!) / REPEAT_MS));
      return { count: counts[index]! + readings, sum: sums[index]! + readings * this.#values[index]! };
    };
  }
}
