import type { ByteSource } from './byte-source.ts';
import { DAMAGED, ZipError } from './zip-error.ts';

/** A file in a ZIP as its central directory describes it. */
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

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const LOCATOR_64_SIGNATURE = 0x07064b50;
const LOCATOR_64_BYTES = 20;
const END_64_SIGNATURE = 0x06064b50;
const END_64_BYTES = 56;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024;

const UNSET_16 = 0xffff;
const UNSET_32 = 0xffffffff;
const EXTRA_64 = 1;
const FILE_TYPE = 0xf000;
const SYMBOLIC_LINK = 0xa000;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

interface Directory {
  readonly entries: number;
  readonly start: number;
  readonly size: number;
}

/**
 * Reads the central directory, ZIP64 included, in the order of the data.
 * @throws ZipError without a directory, where the directory is damaged, or where files overlap, as only bombs do
 */
export async function readDirectory(source: ByteSource, maxEntries: number): Promise<ZipEntry[]> {
  const directory = await findDirectory(source);
  if (directory.entries > maxEntries || directory.size > MAX_DIRECTORY_BYTES) {
    throw new ZipError(`This ZIP file has more than ${maxEntries.toLocaleString('en-US')} files.`);
  }
  const bytes = await source.read(directory.start, directory.start + directory.size);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let number = 0; number < directory.entries; number++) {
    if (at + ENTRY_BYTES > bytes.length) throw new ZipError(DAMAGED);
    const { entry, length } = entryAt(bytes.subarray(at));
    at += length;
    entries.push(entry);
  }
  entries.sort((a, b) => a.start - b.start);
  checkPlaces(entries, directory.start);
  return entries;
}

async function findDirectory(source: ByteSource): Promise<Directory> {
  const tailStart = Math.max(
    0,
    source.size - END_BYTES - MAX_COMMENT_BYTES - LOCATOR_64_BYTES - END_64_BYTES,
  );
  const tail = await source.read(tailStart, source.size);
  const view = viewOf(tail);
  let at = tail.length - END_BYTES;
  while (at >= 0 && !isEnd(view, at)) at -= 1;
  if (at < 0) throw new ZipError(DAMAGED);
  const plain = {
    entries: view.getUint16(at + 10, true),
    size: view.getUint32(at + 12, true),
    start: view.getUint32(at + 16, true),
  };
  const locator = at - LOCATOR_64_BYTES;
  const is64 = plain.entries === UNSET_16 || plain.size === UNSET_32 || plain.start === UNSET_32;
  if (!is64 || locator < 0 || view.getUint32(locator, true) !== LOCATOR_64_SIGNATURE) {
    return inPlace(source, plain, tailStart + at);
  }
  const end64 = Number(view.getBigUint64(locator + 8, true));
  const record = await source.read(end64, end64 + END_64_BYTES);
  if (record.length < END_64_BYTES || viewOf(record).getUint32(0, true) !== END_64_SIGNATURE) {
    throw new ZipError(DAMAGED);
  }
  const wide = (offset: number) => Number(viewOf(record).getBigUint64(offset, true));
  return inPlace(source, { entries: wide(32), size: wide(40), start: wide(48) }, end64);
}

/** Whether the end record begins here: its comment fits into what follows. */
const isEnd = (view: DataView, at: number): boolean =>
  view.getUint32(at, true) === END_SIGNATURE &&
  at + END_BYTES + view.getUint16(at + 20, true) <= view.byteLength;

/** @throws ZipError where the bytes in the directory's place are none */
async function inPlace(source: ByteSource, directory: Directory, end: number): Promise<Directory> {
  if (directory.start + directory.size > end) throw new ZipError(DAMAGED);
  if (directory.entries === 0) return directory;
  const signature = await source.read(directory.start, directory.start + 4);
  if (signature.length < 4 || viewOf(signature).getUint32(0, true) !== ENTRY_SIGNATURE) {
    throw new ZipError(DAMAGED);
  }
  return directory;
}

function entryAt(bytes: Uint8Array): { entry: ZipEntry; length: number } {
  const view = viewOf(bytes);
  const nameLength = view.getUint16(28, true);
  const extraLength = view.getUint16(30, true);
  const length = ENTRY_BYTES + nameLength + extraLength + view.getUint16(32, true);
  if (view.getUint32(0, true) !== ENTRY_SIGNATURE || length > bytes.length) throw new ZipError(DAMAGED);
  const extra = ENTRY_BYTES + nameLength;
  const wide = wideFields(viewOf(bytes.subarray(extra, extra + extraLength)));
  /** In the extra field, in this order, stand the values that do not fit into 32 bits. */
  const valueAt = (offset: number) => {
    const value = view.getUint32(offset, true);
    return value === UNSET_32 ? (wide.shift() ?? value) : value;
  };
  const size = valueAt(24);
  const packedSize = valueAt(20);
  const start = valueAt(42);
  const entry = {
    name: textOf(bytes.subarray(ENTRY_BYTES, extra)),
    start,
    packedSize,
    size,
    crc: view.getUint32(16, true),
    method: view.getUint16(10, true),
    isEncrypted: (view.getUint16(8, true) & 1) !== 0,
    isLink: ((view.getUint32(38, true) >>> 16) & FILE_TYPE) === SYMBOLIC_LINK,
  };
  return { entry, length };
}

function wideFields(extra: DataView): number[] {
  let at = 0;
  while (at + 4 <= extra.byteLength) {
    const size = extra.getUint16(at + 2, true);
    const end = Math.min(at + 4 + size, extra.byteLength);
    if (extra.getUint16(at, true) === EXTRA_64) {
      const values: number[] = [];
      for (let value = at + 4; value + 8 <= end; value += 8)
        values.push(Number(extra.getBigUint64(value, true)));
      return values;
    }
    at = end;
  }
  return [];
}

/** UTF-8; old tools write a code page, of which Latin 1 shows the ASCII letters. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

function checkPlaces(entries: readonly ZipEntry[], directoryStart: number): void {
  let end = 0;
  for (const { start, packedSize } of entries) {
    if (start < end) throw new ZipError('The files in this ZIP overlap, so none of them was read.');
    end = start + LOCAL_BYTES + packedSize;
  }
  if (end > directoryStart) throw new ZipError(DAMAGED);
}
