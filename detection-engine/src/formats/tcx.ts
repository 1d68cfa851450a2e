import type { RecordedTrack } from '../track/recorded-track.ts';
import { scanTcx } from './tcx/tcx-scan.ts';

/**
 * Reads a Garmin Training Center file: the track points of all activities and courses in file order.
 * @throws TrackFileError for anything that is no such file or holds no usable track.
 */
export async function readTcx(bytes: Uint8Array): Promise<RecordedTrack> {
  const track = scanTcx(bytes);
  if (track) return track;
  const { readTcxReference } = await import('./tcx/tcx-reference.ts');
  return readTcxReference(bytes);
}
