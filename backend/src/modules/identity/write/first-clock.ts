import { type ClockName, DEFAULT_TIME_DISPLAY, differsFromPacific } from '@rideline/detection-engine';

const MONTH_MS = 30 * 86_400_000;
const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/**
 * The clock that a new account begins with: the spot's where the clocks of the browser's zone differ from Pacific ones
 * in some month of the next twelve. Without a zone, or with one that this system does not know, that of every account.
 */
export function firstClock(browserZone: string | undefined, now: Date): ClockName {
  const timeZone = browserZone ?? null;
  const differs = (month: number) =>
    differsFromPacific({ millis: now.getTime() + month * MONTH_MS, timeZone });
  return MONTHS.some(differs) ? 'spot' : DEFAULT_TIME_DISPLAY.clock;
}
