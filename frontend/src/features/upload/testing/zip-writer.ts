import { Crc32 } from '@rideline/detection-engine';
import { deflateSync } from 'fflate';

export interface ZipFile {
  readonly name: string;
  readonly content: Uint8Array;
  readonly packed?: 'stored' | 'deflated';
  /** Zeros behind a stored content, which need not be written to a sparse file. */
  readonly hole?: number;
  /** The sizes follow the data instead of preceding it. */
  readonly descriptor?: boolean;
  readonly isEncrypted?: boolean;
  readonly isLink?: boolean;
  readonly method?: number;
  /** The files of a ZIP that is stored as this entry, in place of a content. */
  readonly inside?: Iterable<ZipFile>;
}

interface Piece {
  readonly at: number;
  readonly bytes: Uint8Array;
}

interface Written extends ZipFile {
  readonly start: number;
  readonly packedSize: number;
  readonly size: number;
  readonly crc: number;
}

const UNSET_32 = 0xffffffff;
const SYMBOLIC_LINK = 0xa1ff;

/** Little-endian numbers as [value, bytes]. */
function numbers(...fields: readonly (readonly [value: number, bytes: number])[]): Uint8Array {
  const bytes: number[] = [];
  for (const [value, size] of fields) {
    for (let byte = 0, rest = value; byte < size; byte++, rest = Math.floor(rest / 256))
      bytes.push(rest % 256);
  }
  return new Uint8Array(bytes);
}

const joined = (...parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const nameOf = ({ name }: ZipFile) => new TextEncoder().encode(name);
const flagsOf = ({ isEncrypted, descriptor }: ZipFile) =>
  0x800 | (isEncrypted === true ? 1 : 0) | (descriptor === true ? 8 : 0);
const methodOf = ({ method, packed }: ZipFile) => method ?? (packed === 'stored' ? 0 : 8);

/** Pieces of a ZIP with their places, in order; between them are zeros. `wide` writes ZIP64 fields. */
export function* zipPieces(files: Iterable<ZipFile>, { wide = false } = {}): Generator<Piece> {
  const written: Written[] = [];
  let at = 0;
  for (const file of files) {
    const within = file.inside === undefined ? [] : [...zipPieces(file.inside)];
    const data = file.packed === 'stored' ? file.content : deflateSync(file.content, { level: 1 });
    const checksum = new Crc32();
    checksum.add(file.content);
    const end = within.at(-1);
    const hole = end === undefined ? (file.hole ?? 0) : end.at + end.bytes.length;
    const sizes = { packedSize: data.length + hole, size: file.content.length + hole };
    const entry = { ...file, ...sizes, start: at, crc: checksum.value };
    written.push(entry);
    yield { at, bytes: joined(localHeader(entry), nameOf(file), data) };
    const dataStart = at + 30 + nameOf(file).length;
    for (const piece of within) yield { at: dataStart + piece.at, bytes: piece.bytes };
    at = dataStart + entry.packedSize;
    if (file.descriptor !== true) continue;
    const descriptor = numbers([0x08074b50, 4], [entry.crc, 4], [entry.packedSize, 4], [entry.size, 4]);
    yield { at, bytes: descriptor };
    at += descriptor.length;
  }
  const directory = joined(...written.map((entry) => directoryEntry(entry, wide)));
  yield { at, bytes: joined(directory, ending(written.length, directory.length, at, wide)) };
}

export function writeZip(files: Iterable<ZipFile>, options?: { wide?: boolean }): Uint8Array<ArrayBuffer> {
  const pieces = [...zipPieces(files, options)];
  const last = pieces.at(-1)!;
  const whole = new Uint8Array(last.at + last.bytes.length);
  for (const { at, bytes } of pieces) whole.set(bytes, at);
  return whole;
}

function localHeader(entry: Written): Uint8Array {
  const later = entry.descriptor === true;
  return numbers(
    [0x04034b50, 4],
    [20, 2],
    [flagsOf(entry), 2],
    [methodOf(entry), 2],
    [0, 4],
    [later ? 0 : entry.crc, 4],
    [later ? 0 : entry.packedSize, 4],
    [later ? 0 : entry.size, 4],
    [nameOf(entry).length, 2],
    [0, 2],
  );
}

function directoryEntry(entry: Written, wide: boolean): Uint8Array {
  const extra = wide
    ? numbers([1, 2], [24, 2], [entry.size, 8], [entry.packedSize, 8], [entry.start, 8])
    : new Uint8Array(0);
  const fixed = numbers(
    [0x02014b50, 4],
    [0x031e, 2],
    [20, 2],
    [flagsOf(entry), 2],
    [methodOf(entry), 2],
    [0, 4],
    [entry.crc, 4],
    [wide ? UNSET_32 : entry.packedSize, 4],
    [wide ? UNSET_32 : entry.size, 4],
    [nameOf(entry).length, 2],
    [extra.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [entry.isLink === true ? SYMBOLIC_LINK : 0x81a4, 2],
    [wide ? UNSET_32 : entry.start, 4],
  );
  return joined(fixed, nameOf(entry), extra);
}

function ending(entries: number, size: number, start: number, wide: boolean): Uint8Array {
  const end = numbers(
    [0x06054b50, 4],
    [0, 4],
    [wide ? 0xffff : entries, 2],
    [wide ? 0xffff : entries, 2],
    [wide ? UNSET_32 : size, 4],
    [wide ? UNSET_32 : start, 4],
    [0, 2],
  );
  if (!wide) return end;
  const end64 = numbers(
    [0x06064b50, 4],
    [44, 8],
    [45, 2],
    [45, 2],
    [0, 8],
    [entries, 8],
    [entries, 8],
    [size, 8],
    [start, 8],
  );
  const locator = numbers([0x07064b50, 4], [0, 4], [start + size, 8], [1, 4]);
  return joined(end64, locator, end);
}
