import type { RecordedTrack } from '../track/recorded-track.ts';
import { scanTcx } from './tcx/tcx-scan.ts';
import type { ReadLimits } from './read-limits.ts';

/**
 * Reads a Garmin Training Center file: the track points of all activities and courses in file order.
 * @throws TrackFileError for anything that is no such file or holds no usable track.
 */
export async function readTcx(bytes: Uint8Array, limits: ReadLimits): Promise<RecordedTrack> {
  const track = scanTcx(bytes, limits);
  if (track) return track;
  const { readTcxReference } = await import('./tcx/tcx-reference.ts');
  return readTcxReference(bytes, limits);
}
