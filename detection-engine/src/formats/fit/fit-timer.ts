import type { RecordedPart } from '../../track/trim-track.ts';
import { TIMER, TIMER_STARTS, TIMER_STOPS } from './fit-profile.ts';

/** Real files have up to some hundred. */
const MOST_EVENTS = 10_000;

/** Collects when the timer of a watch was stopped and started again. */
export class FitTimer {
  readonly #events: { readonly time: number; readonly isStop: boolean }[] = [];

  /** @param time epoch milliseconds; NaN where the message has none */
  event(time: number, event: number | undefined, type: number | undefined): void {
    if (event !== TIMER || type === undefined || Number.isNaN(time)) return;
    const isStop = TIMER_STOPS.has(type);
    if (!isStop && type !== TIMER_STARTS) return;
    if (this.#events.length < MOST_EVENTS) this.#events.push({ time, isStop });
  }

  /** The parts between a stop and the next start, in order. A stop without one ends the recording. */
  stops(): readonly RecordedPart[] {
    const stops: RecordedPart[] = [];
    let startTime = NaN;
    for (const { time, isStop } of this.#events.toSorted((one, other) => one.time - other.time)) {
      if (!isStop && time > startTime) stops.push({ startTime, endTime: time });
      if (!isStop) startTime = NaN;
      else if (Number.isNaN(startTime)) startTime = time;
    }
    return stops;
  }
}
