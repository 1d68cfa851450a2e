import type { RecordedTrack, TrackFormat } from '../track/recorded-track.ts';
import { isFit, readFit } from './fit/read-fit.ts';
import { readGpx } from './gpx/read-gpx.ts';
import { isSuuntoName, otherExport, suuntoExport } from './other-exports.ts';
import type { ReadLimits } from './read-limits.ts';
import { readTcx } from './tcx/read-tcx.ts';
import { TrackFileError } from './track-file-error.ts';
import { xmlRootName } from './xml/xml-root.ts';

const READERS = { fit: readFit, gpx: readGpx, tcx: readTcx };
const PLEASE_SELECT = 'Please select a TCX, GPX, or FIT file.';

/**
 * Reads a FIT, GPX or TCX file, optionally gzipped. The content determines the format; a file name with another
 * extension is refused, one without extension is accepted. Code for rare needs (the FIT SDK, the XML parser, gunzip) is
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
  const name = packed ? fileName.replace(/\.gz$/i, '') : fileName;
  const named = /\.([^./\\]*)$/.exec(name)?.[1]?.toLowerCase();
  if (named !== undefined && !(named in READERS)) {
    const wrongName = `A file named .${named} is no track. ${PLEASE_SELECT}`;
    throw otherExport(content) ?? new TrackFileError('wrong_extension', wrongName);
  }
  const format = trackFormat(content);
  if (format === null) {
    const noTrack = `This file does not hold a track. ${PLEASE_SELECT}`;
    throw otherExport(content) ?? new TrackFileError('unsupported_format', noTrack);
  }
  if (named !== undefined && named !== format) {
    throw new TrackFileError(
      'wrong_extension',
      `This file is named .${named} but holds a ${format.toUpperCase()} track. Rename it to .${format} and try again.`,
    );
  }
  return READERS[format](content, limits);
}

/** Whether bytes start with the gzip magic number. */
export const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

function trackFormat(bytes: Uint8Array): TrackFormat | null {
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
