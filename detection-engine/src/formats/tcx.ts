import type { RecordedTrack } from '../track/recorded-track.ts';
import { readTcxReference } from './tcx/tcx-reference.ts';
import { scanTcx } from './tcx/tcx-scan.ts';

/**
 * Reads a Garmin Training Center file: the track points of all activities and courses in file order.
 * @throws TrackFileError for anything that is no such file or holds no usable track.
 */
export function readTcx(bytes: Uint8Array): RecordedTrack {
  return scanTcx(bytes) ?? readTcxReference(bytes);
}
