import {
  PERFECT_RECEIVER,
  RECEIVERS,
  type RecordedTrack,
  type TrackFormat,
  simulateSession,
} from '../src/index.ts';

const MINUTES = 330;

/** A 5.5-hour ocean session (4 MB as GPX) recorded at 1 Hz with the receiver's speed. */
export function longSession(seed: number, format: TrackFormat): RecordedTrack {
  const receiver = RECEIVERS.find(({ name }) => name === 'watch, own speed') ?? PERFECT_RECEIVER;
  return simulateSession({
    surfType: 'traveling_waves',
    seed,
    durationMinutes: MINUTES,
    receiver: { ...receiver, format },
    name: `Bench ${seed}`,
  }).recorded;
}

/** A recording of any length: the session repeated with gaps of a second. */
export function repeated(session: RecordedTrack, length: number): RecordedTrack {
  const stretch = session.time[session.length - 1]! - session.time[0]! + 1000;
  const column = (values: Float64Array) => {
    const tiled = new Float64Array(length);
    for (let row = 0; row < length; row += values.length) {
      tiled.set(values.subarray(0, Math.min(values.length, length - row)), row);
    }
    return tiled;
  };
  const time = column(session.time);
  for (let row = 0; row < length; row++) time[row]! += Math.floor(row / session.length) * stretch;
  return {
    ...session,
    length,
    time,
    latitude: column(session.latitude),
    longitude: column(session.longitude),
    recordedSpeed: column(session.recordedSpeed),
    recordedDistance: column(session.recordedDistance),
    denseSpeed: null,
  };
}
