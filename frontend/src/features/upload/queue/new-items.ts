import { nanoid } from '@reduxjs/toolkit';
import { beginsTrack } from '@rideline/detection-engine';
import type { FoundInArchive } from '../archive/archive.worker.ts';
import { BlobSource } from '../archive/byte-source.ts';
import { isGzip, isOtherFile, isTrackFile, limitText, notATrack } from '../archive/file-kinds.ts';
import { ZipError } from '../archive/zip-error.ts';
import { joined } from '../archive/joined.ts';
import type { UploadChoice, UploadItem, UploadState } from './upload-item.ts';

interface NewItem extends Pick<UploadItem, 'path' | 'size' | 'modified' | 'file' | 'state'> {
  readonly choice?: UploadChoice | null;
  readonly name?: string;
  readonly note?: string;
  readonly sport?: string | null;
}

export const newItem = ({
  choice = null,
  name = '',
  note = '',
  sport = null,
  ...item
}: NewItem): UploadItem => ({
  ...item,
  id: nanoid(),
  name,
  note,
  sport,
  choice,
  resumed: false,
});

/** Folder and name; a dropped or chosen folder gives files a relative path. */
export function pathOf(file: File & { relativePath?: string }): string {
  const path = file.webkitRelativePath || file.relativePath || file.name;
  return path.replace(/^\.?\//, '');
}

/** Of a file without a known ending, the bytes that tell whether it is a track. */
const HEAD_BYTES = 4096;

/** Those of the files that are tracks by their content, under names that do not say so. */
export async function renamedTracks(files: readonly File[]): Promise<ReadonlySet<File>> {
  const found = new Set<File>();
  for (const file of files) {
    if (!isOtherFile(file.name)) continue;
    const head = await new BlobSource(file).read(0, Math.min(HEAD_BYTES, file.size));
    if (beginsTrack(isGzip(file.name) ? await unpackedHead(head) : head)) found.add(file);
  }
  return found;
}

/** What the first bytes of a gzip file hold, of which the rest is missing; the server unpacks it all. */
async function unpackedHead(head: Uint8Array): Promise<Uint8Array> {
  const { gunzipped } = await import('../archive/entry-reader.ts');
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of gunzipped([head])) pieces.push(piece);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
  }
  return joined(pieces);
}

/** Not chosen by itself, but with the folder it is in. */
export const isBesideTracks = (file: File): boolean => isOtherFile(file.name) && pathOf(file).includes('/');

/**
 * The item of a chosen file; a file that is not a track or is too large has failed.
 * @param isTrack by its name, or its content
 */
export function itemFor(
  file: File,
  limitBytes: number | undefined,
  isTrack = isTrackFile(file.name),
): UploadItem {
  const fields = { path: pathOf(file), size: file.size, modified: file.lastModified };
  if (!isTrack) {
    return newItem({ ...fields, file: null, state: { step: 'failed', sentence: notATrack(file.name) } });
  }
  if (limitBytes !== undefined && file.size > limitBytes) {
    return newItem({ ...fields, file: null, state: { step: 'failed', sentence: tooLarge(limitBytes) } });
  }
  return newItem({ ...fields, file, state: { step: 'ready' } });
}

/** The item of a file in an archive. */
export function itemInArchive(
  found: FoundInArchive,
  archive: {
    readonly folder: string;
    readonly modified: number;
    readonly choice: UploadChoice | null;
    readonly isStored: boolean;
  },
): UploadItem {
  const { folder, modified, choice, isStored } = archive;
  const fields = { path: folder + found.path, size: found.size, modified };
  switch (found.kind) {
    case 'track': {
      const { file, name, note, sport } = found;
      const state: UploadState = { step: choice === null ? 'ready' : 'queued' };
      return newItem({ ...fields, file, name, note, sport, choice, state });
    }
    case 'other_sport':
      return newItem({
        ...fields,
        name: found.name,
        file: null,
        state: { step: 'other_sport', type: found.type, ...(!isStored && { isStored }) },
      });
    case 'refused':
      return newItem({ ...fields, file: null, state: { step: 'failed', sentence: found.sentence } });
  }
}

export const tooLarge = (limitBytes: number): string => `This file is larger than ${limitText(limitBytes)}.`;
