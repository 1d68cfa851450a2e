import type { ByteSource } from '../archive/byte-source.ts';
import type { ArchiveLimits } from '../archive/entry-reader.ts';
import { type ArchiveToRead, type Found, readArchive } from '../archive/read-archive.ts';
import type { ZipEntry } from '../archive/zip-directory.ts';
import type { ZipFile } from './write-zip.ts';

export const LIMITS: ArchiveLimits = {
  totalBytes: 20_000_000,
  entryBytes: 2_000_000,
  entries: 2000,
  entryTooLarge: 'This file is larger than 2 MB.',
  nameLength: 20,
  noteLength: 30,
};
export const text = (content: string) => new TextEncoder().encode(content);
export const gpx = (id: number): ZipFile => ({ name: `${id}.gpx`, content: text(`<gpx>${id}</gpx>`) });

/** In memory; counts the bytes that are read. */
export function sourceOf(bytes: Uint8Array) {
  const source = {
    size: bytes.length,
    readBytes: 0,
    read(start: number, end: number) {
      const piece = bytes.subarray(start, end);
      source.readBytes += piece.length;
      return Promise.resolve(piece);
    },
  };
  return source satisfies ByteSource;
}

/** Reads a ZIP, and returns what was found in short, and the report or the error. */
export const read = (bytes: Uint8Array, change: Partial<ArchiveToRead> = {}) =>
  readListed(sourceOf(bytes), undefined, change);

/** The same of any source; `files` are its files where it has no directory. */
export async function readListed(
  source: ByteSource,
  files?: readonly ZipEntry[],
  change: Partial<ArchiveToRead> = {},
) {
  const found: Found[] = [];
  const archive = {
    name: 'export.zip',
    limits: LIMITS,
    allSports: false,
    known: new Set<string>(),
    ...change,
  };
  const listener = {
    begin: () => undefined,
    found: (one: Found) => Promise.resolve(void found.push(one)),
    progress: () => Promise.resolve(),
  };
  let ended: unknown;
  try {
    ended = await readArchive(source, archive, listener, files);
  } catch (error) {
    ended = (error as Error).message;
  }
  const told = found.map((one) => {
    switch (one.kind) {
      case 'track':
        return [one.path, one.name, one.note];
      case 'other_sport':
        return [one.path, 'other sport', one.type];
      case 'refused':
        return [one.path, one.sentence];
    }
  });
  return { ended, found, told };
}
