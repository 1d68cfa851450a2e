import { LONGEST_INTEGRATED } from '../track/resample-writer.ts';
import type { Track } from '../track/track.ts';

/** Where a ride begins or ends between two rows of the track. */
export interface RideEnd {
  /** Epoch milliseconds. */
  readonly time: number;
  /** Meters traveled since the first row of the track. */
  readonly distance: number;
}

/**
 * The moment between a ride's outermost row and the next row outside of it when the speed, which changes evenly from
 * row to row, crosses `speed` (m/s); the row itself at an end of the track, before a gap, or if the row outside isn't
 * slower.
 */
export function rideEnd(track: Track, row: number, outside: number, speed: number): RideEnd {
  const at = { time: track.time[row]!, distance: track.distance[row]! };
  const inner = track.speed[row]!;
  const outer = track.speed[outside];
  if (outer === undefined || !(outer < speed && inner >= speed)) return at;
  const step = track.time[outside]! - at.time;
  if (Math.abs(step) > LONGEST_INTEGRATED * 1000) return at;
  const time = Math.round(((inner - speed) / (inner - outer)) * step);
  const covered = (((inner + speed) / 2) * time) / 1000;
  const most = track.distance[outside]! - at.distance;
  return {
    time: at.time + time,
    distance: at.distance + Math.sign(step) * Math.min(Math.abs(covered), Math.abs(most)),
  };
}
