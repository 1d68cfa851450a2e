import { TrackFileError } from './track-file-error.ts';

const SUUNTO_NAME = /\.(sml(\.gz)?|json\.gz)$/i;
const HEAD_BYTES = 65_536;

/** A file of Suunto or Movescount by its name, before it is unpacked. */
export const isSuuntoName = (fileName: string): boolean => SUUNTO_NAME.test(fileName);

/** Where to get a track of a service's own format, by its content; null for all else. */
export function otherExport(content: Uint8Array): TrackFileError | null {
  const head = new TextDecoder().decode(content.subarray(0, HEAD_BYTES)).trimStart();
  if (/^</.test(head)) return /<sml[\s>]/.test(head) ? suuntoExport() : null;
  if (!/^[{[]/.test(head)) return null;
  if (/"exercises"\s*:/.test(head)) return polarExport();
  return /"(DeviceLog|Samples)"\s*:/.test(head) ? suuntoExport() : null;
}

export const suuntoExport = () =>
  new TrackFileError(
    'unsupported_format',
    "This is Suunto's own format, which Rideline does not read. Export the session as a FIT file in the Suunto app and upload that.",
  );

const polarExport = () =>
  new TrackFileError(
    'unsupported_format',
    "This is a session of Polar's account export. Choose it on the page Upload, where your browser takes only its route, times and sport, or export it as GPX or TCX in Polar Flow.",
  );
