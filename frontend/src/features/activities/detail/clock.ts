import { formatTime } from '../../../lib/dates.ts';
import { formatClock } from '../../../lib/durations.ts';

/** How times are written: by the clock in Pacific time, or counted from the session's start. */
export type ClockMode = 'absolute' | 'relative';

/** Writes moments of one session. */
export interface SessionClock {
  readonly mode: ClockMode;
  /** Round times of an axis are counted from here, in epoch milliseconds. */
  readonly origin: number;
  readonly format: (millis: number) => string;
  readonly formatTick: (millis: number, step: number) => string;
}

const atTime = (millis: number) => formatTime(new Date(millis).toISOString());

export function createClock(mode: ClockMode, start: number): SessionClock {
  if (mode === 'relative') {
    const format = (millis: number) => formatClock((millis - start) / 1000);
    return { mode, origin: start, format, formatTick: format };
  }
  return {
    mode,
    origin: 0,
    format: atTime,
    formatTick: (millis, step) =>
      step < 60_000 ? atTime(millis) : atTime(millis).replace(/:\d\d (?=[AP]M)/, ' '),
  };
}
