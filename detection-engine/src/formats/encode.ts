import type { TrackFileNames, TrackFileRows, TrackFormat } from '../track/recorded-track.ts';
import { encodeFit } from './encode/encode-fit.ts';
import { encodeGpx } from './encode/encode-gpx.ts';
import { encodeTcx } from './encode/encode-tcx.ts';

const WRITERS = { fit: encodeFit, gpx: encodeGpx, tcx: encodeTcx };

/**
 * Writes a track file like a device: FIT with whole seconds and, for `denseSpeed`, messages 160 between the records;
 * GPX 1.1 with speed, distance and heart rate in vendor extensions; TCX with all three. Speed is rounded to 1 mm/s, distance to 1 cm.
 * GPX leaves out rows without a position. Only FIT has `denseSpeed`.
 * @param rows times in epoch ms, degrees, m/s and cumulative m
 * @param names `sport` as readTrackFile returns it, for instance `surfing`
 */
export function encodeTrackFile(
  rows: TrackFileRows,
  format: TrackFormat,
  names: TrackFileNames = {},
): Uint8Array {
  return WRITERS[format](rows, names);
}
