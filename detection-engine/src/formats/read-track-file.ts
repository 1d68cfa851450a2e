import type { RecordedTrack } from '../track/recorded-track.ts';
import { readFit } from './fit/read-fit.ts';
import { readGpx } from './gpx/read-gpx.ts';
import { isSuuntoName, otherExport, suuntoExport } from './other-exports.ts';
import type { ReadLimits } from './read-limits.ts';
import { readTcx } from './tcx/read-tcx.ts';
import { TrackFileError } from './track-file-error.ts';
import { trackFormat } from './track-format.ts';

const READERS = { fit: readFit, gpx: readGpx, tcx: readTcx };
const PLEASE_SELECT = 'Please select a TCX, GPX, or FIT file.';

/**
 * Reads a FIT, GPX or TCX file, optionally gzipped. The content determines the format, whatever the name: mail and
 * cloud programs rename tracks to `.gpx.xml` and `.bin`. Code for rare needs (the FIT SDK, the XML parser, gunzip) is
 * loaded on first use.
 * @param bytes the whole file
 * @param fileName for instance `morning.FIT`
 * @throws TrackFileError with a stable code and a sentence for people, for any other content
 */
export async function readTrackFile(
  bytes: Uint8Array,
  fileName: string,
  limits: ReadLimits,
): Promise<RecordedTrack> {
  if (bytes.length === 0) throw new TrackFileError('empty_file', 'This file is empty.');
  if (isSuuntoName(fileName)) throw suuntoExport();
  const packed = isGzip(bytes);
  const content = packed ? (await import('./gunzip.ts')).gunzip(bytes, limits.maxBytes) : bytes;
  const format = trackFormat(content);
  if (format === null) throw otherExport(content) ?? noTrack(packed ? withoutGzip(fileName) : fileName);
  return READERS[format](content, limits);
}

const withoutGzip = (fileName: string) => fileName.replace(/\.gz$/i, '');

function noTrack(fileName: string): TrackFileError {
  const named = /\.([^./\\]*)$/.exec(fileName)?.[1]?.toLowerCase();
  return named === undefined || named in READERS
    ? new TrackFileError('unsupported_format', `This file does not hold a track. ${PLEASE_SELECT}`)
    : new TrackFileError('wrong_extension', `A file named .${named} is no track. ${PLEASE_SELECT}`);
}

/** Whether bytes start with the gzip magic number. */
export const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;
