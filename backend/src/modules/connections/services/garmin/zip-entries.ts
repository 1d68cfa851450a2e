import { crc32, inflateRaw } from 'node:zlib';
import { promisify } from 'node:util';

const inflate = promisify(inflateRaw);

const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const DIRECTORY = 0x02014b50;
const DIRECTORY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const MAX_ENTRIES = 1_000;

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  /** As declared; never trusted when unpacking. */
  readonly bytes: number;
  readonly isEncrypted: boolean;
  readonly offset: number;
}

/** The bytes are no ZIP, or one that is damaged, encrypted, too large or too unusual. */
export class ZipUnreadable extends Error {
  override readonly name = 'ZipUnreadable';
}

/**
 * The files in a ZIP by its central directory: local headers have no sizes where the writer used data descriptors.
 * @throws ZipUnreadable
 */
export function zipEntries(zip: Buffer): readonly ZipEntry[] {
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new ZipUnreadable(`${count} entries`);
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + DIRECTORY_BYTES > zip.length || zip.readUInt32LE(at) !== DIRECTORY) {
      throw new ZipUnreadable('The central directory is damaged');
    }
    const nameBytes = zip.readUInt16LE(at + 28);
    const nameAt = at + DIRECTORY_BYTES;
    entries.push({
      name: zip.toString('utf8', nameAt, nameAt + nameBytes),
      method: zip.readUInt16LE(at + 10),
      crc: zip.readUInt32LE(at + 16),
      packedBytes: zip.readUInt32LE(at + 20),
      bytes: zip.readUInt32LE(at + 24),
      isEncrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
      offset: zip.readUInt32LE(at + 42),
    });
    at = nameAt + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries.filter(({ name }) => !name.endsWith('/'));
}

/**
 * The content of an entry, unpacked up to a limit whatever its header declares.
 * @throws ZipUnreadable
 */
export async function unpackEntry(zip: Buffer, entry: ZipEntry, maxBytes: number): Promise<Buffer> {
  const { offset, packedBytes, method } = entry;
  if (entry.isEncrypted) throw new ZipUnreadable('The entry is encrypted');
  if (offset + LOCAL_BYTES > zip.length || zip.readUInt32LE(offset) !== LOCAL) {
    throw new ZipUnreadable('The entry is damaged');
  }
  const start = offset + LOCAL_BYTES + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  if (start + packedBytes > zip.length) throw new ZipUnreadable('The entry is cut off');
  const packed = zip.subarray(start, start + packedBytes);
  const content = method === STORED ? packed : await inflated(packed, method, maxBytes);
  if (content.length > maxBytes) throw new ZipUnreadable(`The entry is larger than ${maxBytes} bytes`);
  if (crc32(content) !== entry.crc) throw new ZipUnreadable('The entry is damaged');
  return content;
}

async function inflated(packed: Buffer, method: number, maxBytes: number): Promise<Buffer> {
  if (method !== DEFLATED) throw new ZipUnreadable(`Compression method ${method}`);
  try {
    return await inflate(packed, { maxOutputLength: maxBytes });
  } catch (error) {
    throw new ZipUnreadable((error as NodeJS.ErrnoException).code ?? 'The entry is damaged');
  }
}

/** Offset of the end record, which a comment of any length may follow. */
function endOf(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT);
  for (let at = zip.length - END_BYTES; at >= first; at--) {
    if (zip.readUInt32LE(at) === END) return at;
  }
  throw new ZipUnreadable('No ZIP, or cut off');
}
