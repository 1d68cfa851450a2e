import { firstRowAt } from '../../track/row-at.ts';
import type { Track } from '../../track/track.ts';
import { fitSeconds } from './fit-values.ts';

/** A ride that counts, as far as a lap tells of it. */
export interface RideToWrite {
  /** Epoch milliseconds. */
  readonly startTime: number;
  readonly endTime: number;
  /** Meters. */
  readonly distance: number;
  /** km/h */
  readonly maxSpeed: number;
}

/** A ride, or the stretch between two. */
export interface SessionLap {
  readonly isRide: boolean;
  /** FIT seconds. The end is the start of the next lap. */
  readonly start: number;
  readonly end: number;
  /** Meters; those of all laps are the session's. */
  readonly distance: number;
  /** m/s */
  readonly maxSpeed: number;
}

/**
 * The laps of a session: one of each ride and of each stretch between, on whole seconds, without a gap or an overlap.
 * A ride has its own distance; the stretches between share the other meters of the track as it has them.
 * @param rides in start-time order
 */
export function sessionLaps(track: Track, rides: readonly RideToWrite[]): readonly SessionLap[] {
  const first = fitSeconds(track.time[0]!);
  const last = Math.max(first + 1, fitSeconds(track.time[track.length - 1]!));
  const laps: SessionLap[] = [];
  let at = first;
  const addRest = (end: number) => {
    if (end <= at) return;
    const rows = rowsWithin(track, at, end);
    const maxSpeed = track.speed.subarray(...rows).reduce((most, speed) => Math.max(most, speed), 0);
    laps.push({ isRide: false, start: at, end, distance: metersWithin(track, rows), maxSpeed });
    at = end;
  };
  for (const { startTime, endTime, distance, maxSpeed } of rides) {
    const start = Math.max(at, Math.min(fitSeconds(startTime), last - 1));
    const end = Math.max(start + 1, Math.min(fitSeconds(endTime), last));
    addRest(start);
    laps.push({ isRide: true, start, end, distance, maxSpeed: maxSpeed / 3.6 });
    at = end;
  }
  addRest(last);
  return withAllMeters(laps, track.distance[track.length - 1]! - track.distance[0]!);
}

/** The rows from a second to before another. */
export function rowsWithin({ time }: Track, start: number, end: number): [first: number, end: number] {
  const millis = (second: number) => time[0]! + (second - fitSeconds(time[0]!)) * 1000;
  return [firstRowAt(time, millis(start)), firstRowAt(time, millis(end))];
}

const metersWithin = ({ distance, length }: Track, [first, end]: readonly [number, number]) =>
  distance[Math.min(end, length - 1)]! - distance[Math.min(first, length - 1)]!;

/** Scales the stretches between rides so that all laps have the meters of the track; whole centimeters. */
function withAllMeters(laps: readonly SessionLap[], meters: number): readonly SessionLap[] {
  const sum = (isRide: boolean) =>
    laps.reduce((total, lap) => total + (lap.isRide === isRide ? lap.distance : 0), 0);
  const left = Math.max(0, meters - sum(true));
  const between = sum(false);
  let covered = 0;
  let written = 0;
  return laps.map((lap) => {
    if (lap.isRide) return lap;
    covered += between === 0 ? 0 : (lap.distance / between) * left;
    const distance = Math.round((covered - written) * 100) / 100;
    written += distance;
    return { ...lap, distance };
  });
}
