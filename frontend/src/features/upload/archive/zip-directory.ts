import type { Reader } from '@zip.js/zip.js/lib/zip-core-reader.js';
import {
  WARNING_MISMATCHED_CENTRAL_DIRECTORY_OFFSET,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-reader.js';
import type { ByteSource } from './byte-source.ts';
import { DAMAGED, ZipError } from './zip-error.ts';

/** A file in a ZIP as its central directory describes it: 150 bytes, of the 6 kB of an entry of zip.js. */
export interface ZipEntry {
  readonly name: string;
  /** Of its local header. */
  readonly start: number;
  readonly packedSize: number;
  readonly size: number;
  readonly crc: number;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly isLink: boolean;
}

const LOCAL_BYTES = 30;
const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024;
/** A sound directory takes about ten. */
const MAX_READS = 100;

/**
 * Reads the central directory in the order of the data.
 * @throws ZipError without a directory, where the directory is damaged, or where files overlap, as only bombs do
 */
export async function readDirectory(source: ByteSource, maxEntries: number): Promise<ZipEntry[]> {
  const tooMany = new ZipError(`This ZIP file has more than ${maxEntries.toLocaleString('en-US')} files.`);
  let reads = 0;
  const reader = {
    size: source.size,
    readUint8Array(start: number, length: number) {
      if (length > MAX_DIRECTORY_BYTES) throw tooMany;
      if (start < 0 || ++reads > MAX_READS) throw new ZipError(DAMAGED);
      return source.read(start, start + length);
    },
  };
  // Paths are cleaned for the screen.
  const zip = new ZipReader(reader as unknown as Reader<ByteSource>, { filenameValidation: 'tolerant' });
  const entries: ZipEntry[] = [];
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      if (entries.length === maxEntries) throw tooMany;
      entries.push({
        name: entry.filename,
        start: entry.offset,
        packedSize: entry.compressedSize,
        size: entry.uncompressedSize,
        crc: entry.crc32 ?? 0,
        method: entry.compressionMethod,
        isEncrypted: entry.encrypted,
        isLink: entry.symlink,
      });
    }
  } catch (error) {
    // A file that can't be read fails with a DOMException.
    if (error instanceof ZipError || error instanceof DOMException) throw error;
    throw new ZipError(DAMAGED, { cause: error });
  }
  if (zip.warnings?.some(({ reason }) => reason === WARNING_MISMATCHED_CENTRAL_DIRECTORY_OFFSET)) {
    throw new ZipError(DAMAGED);
  }
  entries.sort((a, b) => a.start - b.start);
  checkPlaces(entries, zip.directoryOffset ?? 0);
  return entries;
}

/** By the directory alone: zip.js compares places by local headers, which are read with their files. */
function checkPlaces(entries: readonly ZipEntry[], directoryStart: number): void {
  let end = 0;
  for (const { start, packedSize } of entries) {
    if (start < end) throw new ZipError('The files in this ZIP overlap, so none of them was read.');
    end = start + LOCAL_BYTES + packedSize;
  }
  if (end > directoryStart) throw new ZipError(DAMAGED);
}
