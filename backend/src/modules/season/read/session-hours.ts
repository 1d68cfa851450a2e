import { utcOffset } from '@rideline/detection-engine';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** A longer recording was forgotten, not surfed. */
const LONGEST_MS = 48 * HOUR_MS;

export type SessionHour = readonly [hour: number, seconds: number, rides: number];

/** Time and rides of a session by hour of the day, on the clock that the whole session is shown with. */
export function hoursOf(
  { startTime, endTime }: { readonly startTime: number; readonly endTime: number },
  rideStarts: readonly number[],
  timeZone: string,
): readonly SessionHour[] {
  const offset = utcOffset({ millis: startTime, timeZone });
  if (offset === null || endTime - startTime > LONGEST_MS) return [];
  const shift = offsetMillis(offset);
  const hourOf = (local: number) => ((Math.floor(local / HOUR_MS) % 24) + 24) % 24;
  const hours = new Map<number, { seconds: number; rides: number }>();
  const add = (local: number, seconds: number, rides: number) => {
    const hour = hours.get(hourOf(local)) ?? { seconds: 0, rides: 0 };
    hours.set(hourOf(local), { seconds: hour.seconds + seconds, rides: hour.rides + rides });
  };
  for (let from = startTime + shift; from < endTime + shift;) {
    const to = Math.min(endTime + shift, (Math.floor(from / HOUR_MS) + 1) * HOUR_MS);
    add(from, (to - from) / 1000, 0);
    from = to;
  }
  for (const start of rideStarts) add(start + shift, 0, 1);
  return [...hours].map(([hour, { seconds, rides }]) => [hour, seconds, rides]);
}

/** Of '+05:30'. */
function offsetMillis(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * MINUTE_MS;
}
