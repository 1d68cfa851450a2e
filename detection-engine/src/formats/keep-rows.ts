import type { RecordedTrack } from '../track/recorded-track.ts';

/** The rows of a recording that `isKept` tells by their number. */
export function keepRows(recorded: RecordedTrack, isKept: (row: number) => boolean): RecordedTrack {
  const own = (_: number, row: number) => isKept(row);
  const time = recorded.time.filter(own);
  return {
    ...recorded,
    length: time.length,
    time,
    latitude: recorded.latitude.filter(own),
    longitude: recorded.longitude.filter(own),
    recordedSpeed: recorded.recordedSpeed.filter(own),
    recordedDistance: recorded.recordedDistance.filter(own),
    heartRate: recorded.heartRate?.filter(own),
    stopped: recorded.stopped?.filter(own),
  };
}
