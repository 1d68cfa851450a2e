import { encodeTrackFile, epochMillis, simulateSession } from '@rideline/detection-engine';

/** A simulated session as the file of a watch. */
export function sampleFile(): File {
  const { recorded } = simulateSession({
    surfType: 'traveling_waves',
    seed: 11,
    durationMinutes: 60,
    startTime: epochMillis(Date.UTC(2026, 5, 14, 14, 30)),
  });
  const content = encodeTrackFile(recorded, 'gpx', { name: 'Dawn patrol, clean and glassy' });
  return new File([new Uint8Array(content)], 'sample.gpx');
}
