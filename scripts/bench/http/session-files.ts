import {
  encodeTrackFile,
  epochMillis,
  type RecordedTrack,
  simulateSession,
  type TrackFormat,
} from '@rideline/detection-engine';

const DAY_MS = 86_400_000;
const FIRST_MORNING = Date.UTC(2024, 0, 1, 15);

function simulated(points: number): RecordedTrack {
  const { recorded } = simulateSession({
    surfType: 'traveling_waves',
    seed: points,
    durationMinutes: Math.ceil(points / 60) + 5,
  });
  return recorded;
}

/**
 * Different files of sessions with this many points at 1 Hz: one simulated session, moved to another day each time, and
 * by degrees to the north.
 */
export function sessionFiles(
  points: number,
): (format: TrackFormat, day: number, north?: number) => Uint8Array {
  const session = simulated(points);
  const length = Math.min(points, session.length);
  const cut = (column: Float64Array) => column.slice(0, length);
  const first = session.time[0] ?? 0;
  return (format, day, north = 0) => {
    const start = epochMillis(FIRST_MORNING + day * DAY_MS);
    return encodeTrackFile(
      {
        length,
        time: Float64Array.from({ length }, (_, second) => start + second * 1000 + (first % 1000)),
        latitude: cut(session.latitude).map((degrees) => degrees + north),
        longitude: cut(session.longitude),
        recordedSpeed: cut(session.recordedSpeed),
        recordedDistance: cut(session.recordedDistance),
        denseSpeed: null,
      },
      format,
    );
  };
}
