import type { RecordedTrack } from './recorded-track.ts';
import { firstRowAt } from './row-at.ts';
import type { RecordedPart } from './trim-track.ts';

/**
 * 1 for a row after which the timer was stopped for at least half of the time to the next row.
 * @param stops in order, disjoint
 */
export function stoppedSteps(time: Float64Array, stops: readonly RecordedPart[]): Uint8Array {
  const stopped = new Uint8Array(time.length);
  const ends = Float64Array.from(stops, ({ endTime }) => endTime);
  let total = 0;
  const before = stops.map(
    ({ startTime, endTime }) => (total += endTime - startTime) - (endTime - startTime),
  );
  const stoppedUntil = (moment: number) => {
    const next = firstRowAt(ends, moment);
    return next === stops.length ? total : before[next]! + Math.max(0, moment - stops[next]!.startTime);
  };
  if (total === 0) return stopped;
  let at = 0;
  for (let row = 0; row + 1 < time.length; row++) {
    const now = time[row]!;
    const next = time[row + 1]!;
    if (row > 0 && now < time[row - 1]!) at = firstRowAt(ends, now);
    while (at < stops.length && ends[at]! <= now) at++;
    if (at === stops.length || stops[at]!.startTime >= next) continue;
    if (next > now && stoppedUntil(next) - stoppedUntil(now) >= (next - now) / 2) stopped[row] = 1;
  }
  return stopped;
}

/**
 * The same for the rows of a cleaned track.
 * @param time of the cleaned track
 */
export function placeStops({ time: recorded, stopped }: RecordedTrack, time: Float64Array): Uint8Array {
  if (stopped === undefined) return new Uint8Array(time.length);
  const stops: RecordedPart[] = [];
  for (let row = stopped.indexOf(1); row !== -1; row = stopped.indexOf(1, row + 1)) {
    const startTime = recorded[row]!;
    const endTime = recorded[row + 1] ?? startTime;
    if (startTime >= (stops.at(-1)?.endTime ?? 0) && endTime > startTime) stops.push({ startTime, endTime });
  }
  return stoppedSteps(time, stops);
}
