import type { SessionRide } from '../page/session.ts';

/** Shown before each ride. */
const LEAD_IN_MS = 3000;

/** The time of a ride with its lead-in, in epoch milliseconds. */
export interface RideWindow {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

export const rideWindows = (
  rides: readonly Pick<SessionRide, 'id' | 'firstRow' | 'lastRow'>[],
  time: Float64Array,
): readonly RideWindow[] =>
  rides
    .map(({ id, firstRow, lastRow }) => ({
      id,
      from: Math.max(time[0] ?? 0, (time[firstRow] ?? 0) - LEAD_IN_MS),
      to: time[lastRow] ?? 0,
    }))
    .sort((a, b) => a.from - b.from);

/** The ride played at a moment, or the next one; null after the last. */
export const windowAt = (windows: readonly RideWindow[], moment: number): RideWindow | null =>
  windows.find(({ to }) => moment < to) ?? null;
