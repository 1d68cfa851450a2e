import { Crc32 } from '@rideline/detection-engine';
import { Inflate } from 'fflate';
import type { ByteSource } from './byte-source.ts';
import type { ZipEntry } from './zip-directory.ts';
import { ZipError } from './zip-error.ts';

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
/** A file outside of a ZIP: without a header before its data, and without a checksum. */
export const PLAIN = -1;
/** Packed bytes per piece: each can inflate to 1000 times its size. */
const PIECE_BYTES = 16_384;

const DAMAGED_ENTRY = "This file couldn't be extracted from the ZIP.";

export const isStored = ({ method }: ZipEntry): boolean => method === STORED || method === PLAIN;

/** Why an entry can't be extracted, or null. */
export function problemOf(entry: ZipEntry): string | null {
  const { isEncrypted, isLink, method } = entry;
  if (isEncrypted) return 'This file is encrypted. Extract it with its password and upload the track.';
  if (isLink) return 'This is a link to another file, not a track.';
  if (!isStored(entry) && method !== DEFLATED)
    return "Browsers can't open this kind of compression. Extract the ZIP and upload the track.";
  return null;
}

/** Where the data of an entry begins. Local headers differ in length from their copies in the directory. */
export async function dataStart(source: ByteSource, { start, method }: ZipEntry): Promise<number> {
  if (method === PLAIN) return start;
  const header = await source.read(start, start + LOCAL_BYTES);
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  if (header.length < LOCAL_BYTES || view.getUint32(0, true) !== LOCAL_SIGNATURE) {
    throw new ZipError(DAMAGED_ENTRY);
  }
  return start + LOCAL_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
}

/**
 * The extracted bytes of an entry in pieces; compares length and checksum at the end.
 * @throws ZipError for damaged data
 */
export async function* extracted(source: ByteSource, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const checksum = new Crc32();
  let size = 0;
  for await (const piece of inflated(source, entry)) {
    checksum.add(piece);
    size += piece.length;
    yield piece;
  }
  const isIntact = entry.method === PLAIN || checksum.value === entry.crc;
  if (size !== entry.size || !isIntact) throw new ZipError(DAMAGED_ENTRY);
}

async function* inflated(source: ByteSource, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const start = await dataStart(source, entry);
  const end = start + entry.packedSize;
  const pieces: Uint8Array[] = [];
  const inflate = new Inflate((piece) => pieces.push(piece));
  for (let at = start; at < end; at += PIECE_BYTES) {
    const packed = await source.read(at, Math.min(end, at + PIECE_BYTES));
    if (packed.length === 0) throw new ZipError(DAMAGED_ENTRY);
    if (isStored(entry)) {
      yield packed;
      continue;
    }
    try {
      inflate.push(packed, at + PIECE_BYTES >= end);
    } catch {
      throw new ZipError(DAMAGED_ENTRY);
    }
    yield* pieces.splice(0);
  }
}
