import type { TrackFormat } from '../track/recorded-track.ts';
import { TrackFileError } from './track-file-error.ts';
import { xmlRootName } from './xml/xml-root.ts';

/** Position of the magic `.FIT`, after header size, protocol, profile and data size. */
const MAGIC_AT = 8;

export const isFit = (bytes: Uint8Array) =>
  bytes[MAGIC_AT] === 0x2e &&
  bytes[MAGIC_AT + 1] === 0x46 &&
  bytes[MAGIC_AT + 2] === 0x49 &&
  bytes[MAGIC_AT + 3] === 0x54;

/** Whether bytes are those that a FIT, GPX or TCX file begins with, whatever its name; some hundred tell it. */
export function beginsTrack(bytes: Uint8Array): boolean {
  try {
    return trackFormat(bytes) !== null;
  } catch (error) {
    if (error instanceof TrackFileError) return false;
    throw error;
  }
}

/** The format by the content; null for any other. */
export function trackFormat(bytes: Uint8Array): TrackFormat | null {
  if (isFit(bytes)) return 'fit';
  switch (xmlRootName(bytes)) {
    case 'gpx':
      return 'gpx';
    case 'TrainingCenterDatabase':
      return 'tcx';
    default:
      return null;
  }
}
