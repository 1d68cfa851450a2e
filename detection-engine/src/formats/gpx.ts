import type { RecordedTrack } from '../track/recorded-track.ts';
import { scanGpx } from './gpx/gpx-scan.ts';
import type { ReadLimits } from './read-limits.ts';

/**
 * Reads a GPX 1.0 or 1.1 file: the points of all tracks and segments in file order.
 * @throws TrackFileError for anything that is no such file or holds no usable track.
 */
export async function readGpx(bytes: Uint8Array, limits: ReadLimits): Promise<RecordedTrack> {
  const track = scanGpx(bytes, limits);
  if (track) return track;
  const { readGpxReference } = await import('./gpx/gpx-reference.ts');
  return readGpxReference(bytes, limits);
}
