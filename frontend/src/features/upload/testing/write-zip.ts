import { Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate';
import { joined } from '../archive/joined.ts';

export interface ZipFile {
  readonly name: string;
  readonly content: Uint8Array;
  readonly packed?: 'stored' | 'deflated';
  readonly header?: Partial<Pick<ZipInputFile, 'attrs' | 'compression' | 'os'>>;
}

/** The header of a symbolic link. */
export const LINK = { os: 3, attrs: 0xa1ff0000 };

/** A ZIP as a server streams it: sizes follow the data. Several files may have one name. */
export function writeZip(files: Iterable<ZipFile>): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_, piece) => pieces.push(piece));
  for (const { name, content, packed, header } of files) {
    const file = packed === 'stored' ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 1 });
    zip.add(Object.assign(file, header));
    file.push(content, true);
  }
  zip.end();
  return joined(pieces);
}

/** Where the central directory begins. */
export const directoryStart = (zip: Uint8Array): number =>
  new DataView(zip.buffer).getUint32(zip.length - 22 + 16, true);

/** Marks the first file as encrypted. */
export function encrypted(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  zip[directoryStart(zip) + 8]! |= 1;
  return zip;
}
