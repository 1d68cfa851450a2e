import type { RecordedTrack } from './recorded-track.ts';
import { createTrack, MAX_SPEED, SpeedSource, type Track } from './track.ts';

/**
 * The track of a file that holds a cleaned one, with its speeds and distances; null where a row lacks something or is out
 * of order, as in a file that was edited since.
 */
export function cleanedBefore(recorded: RecordedTrack): Track | null {
  const { length, time, latitude, longitude, recordedSpeed, recordedDistance, heartRate, stopped } = recorded;
  for (let row = 0; row < length; row++) {
    const isWhole =
      latitude[row]! + longitude[row]! + recordedSpeed[row]! + recordedDistance[row]! < Infinity;
    if (!isWhole || recordedSpeed[row]! > MAX_SPEED) return null;
    if (row > 0 && !(time[row]! > time[row - 1]! && recordedDistance[row]! >= recordedDistance[row - 1]!)) {
      return null;
    }
  }
  const start = recordedDistance[0]!;
  return createTrack({
    time: time.map(Math.round),
    latitude: latitude.map(onGrid(1e7)),
    longitude: longitude.map(onGrid(1e7)),
    distance: recordedDistance.map((meters) => onGrid(100)(meters - start)),
    speed: recordedSpeed.map(onGrid(1000)),
    speedSource: new Uint8Array(length).fill(SpeedSource.recorded),
    doubtful: new Uint8Array(length),
    ...(heartRate && { heartRate }),
    ...(stopped && { stopped }),
  });
}

/** Rounds to the codec's grid. */
const onGrid = (steps: number) => (value: number) => Math.round(value * steps) / steps;
