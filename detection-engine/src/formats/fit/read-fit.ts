import type { RecordedTrack } from '../../track/recorded-track.ts';
import type { ReadLimits } from '../read-limits.ts';
import { TrackFileError } from '../track-file-error.ts';
import { isFit } from '../track-format.ts';
import { fitCrc } from './fit-crc.ts';
import { FitRows } from './fit-rows.ts';
import { endsWithMessage, scanFit } from './fit-scan.ts';

const CRC_BYTES = 2;
/** Real chained files have a handful. */
const MAX_PARTS = 1_000;
/** The SDK makes several objects of each message. The longest real files have 300,000. */
const MAX_REFERENCE_MESSAGES = 500_000;
/** Bytes of a header before its own checksum, which is optional. */
const CHECKED_HEADER = 12;

export interface FitParts {
  /** The intact parts of a chained file (header, data and checksum) in file order; at least one. */
  readonly parts: readonly Uint8Array[];
  /** Sentences about skipped data after the last intact part. */
  readonly warnings: readonly string[];
}

/**
 * Reads a FIT activity: the `record` messages of all chained parts in file order, and the 1 Hz speeds that some watches
 * write beside smart-recorded rows. Supports compressed timestamps and big-endian parts.
 * @throws TrackFileError for a truncated or damaged file, or one without a usable track
 */
export async function readFit(bytes: Uint8Array, limits: ReadLimits): Promise<RecordedTrack> {
  const { parts, warnings } = splitFit(bytes);
  const rows = new FitRows(limits);
  const { isStandard, messages } = scanFit(parts, rows);
  if (isStandard || messages > MAX_REFERENCE_MESSAGES) return rows.finish(warnings);
  const { readFitReference } = await import('./fit-reference.ts');
  return (readFitReference(parts, limits) ?? rows).finish(warnings);
}

/**
 * Splits a file into its chained parts and checks lengths and checksums. A damaged first part refuses the file, unless
 * only its checksum is missing; a damaged later one is skipped with a warning.
 * @throws TrackFileError `damaged`, `truncated` or `bad_checksum`
 */
export function splitFit(bytes: Uint8Array): FitParts {
  const parts: Uint8Array[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    try {
      if (parts.length === MAX_PARTS) throw new TrackFileError('damaged', 'It has too many parts.');
      const part = firstPart(rest);
      parts.push(part);
      rest = rest.subarray(part.length);
    } catch (error) {
      if (!(error instanceof TrackFileError)) throw error;
      if (parts.length === 0) {
        const part = error.code === 'damaged' ? null : withChecksum(rest);
        if (part === null) throw error;
        return { parts: [part], warnings: [NO_CHECKSUM] };
      }
      return {
        parts,
        warnings: [`The file goes on behind its track, but that is left out: ${error.message}`],
      };
    }
  }
  return { parts, warnings: [] };
}

const NO_CHECKSUM =
  'The file has no checksum, as of a watch that stopped while it wrote; its records are whole.';

/** A file of one part without checksum whose messages end with it, with the checksum; null for any other. */
function withChecksum(bytes: Uint8Array): Uint8Array | null {
  const headerSize = bytes[0]!;
  const dataEnd = headerSize + new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  const hasEmptyChecksum =
    bytes.length === dataEnd + CRC_BYTES && bytes[dataEnd] === 0 && bytes[dataEnd + 1] === 0;
  const end = hasEmptyChecksum ? dataEnd : bytes.length;
  if (!endsWithMessage(bytes.subarray(0, end))) return null;
  const part = new Uint8Array(end + CRC_BYTES);
  part.set(bytes.subarray(0, end));
  const view = new DataView(part.buffer);
  view.setUint32(4, end - headerSize, true);
  if (headerSize > CHECKED_HEADER) view.setUint16(CHECKED_HEADER, 0, true);
  view.setUint16(end, fitCrc(part, 0, end), true);
  return part;
}

function firstPart(bytes: Uint8Array): Uint8Array {
  const headerSize = bytes[0]!;
  if (!isFit(bytes) || (headerSize !== 12 && headerSize !== 14)) {
    throw new TrackFileError('damaged', 'This FIT file has a broken header.');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const checked = headerSize + view.getUint32(4, true);
  if (checked === headerSize || bytes.length < checked + CRC_BYTES) {
    throw new TrackFileError(
      'truncated',
      'This FIT file ends early. Was it copied completely, and the recording saved on the watch?',
    );
  }
  const expected = view.getUint16(checked, true);
  if (fitCrc(bytes, 0, checked) !== expected) {
    throw new TrackFileError(
      'bad_checksum',
      'This FIT file is damaged: its checksum does not match its content.',
    );
  }
  return bytes.subarray(0, checked + CRC_BYTES);
}
