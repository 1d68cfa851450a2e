import type { RecordedTrack } from '../track/recorded-track.ts';
import { readGpxReference } from './gpx/gpx-reference.ts';
import { scanGpx } from './gpx/gpx-scan.ts';

/**
 * Reads a GPX 1.0 or 1.1 file: the points of all tracks and segments in file order.
 * @throws TrackFileError for anything that is no such file or holds no usable track.
 */
export function readGpx(bytes: Uint8Array): RecordedTrack {
  return scanGpx(bytes) ?? readGpxReference(bytes);
}
