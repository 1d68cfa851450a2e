import { nanoid } from '@reduxjs/toolkit';
import { canUnpack, isTrackFile, limitText, NOT_A_TRACK } from '../zip/file-kinds.ts';
import type { UploadChoice, UploadItem, UploadState } from './upload-item.ts';

interface NewItem {
  readonly path: string;
  readonly size: number;
  readonly modified: number;
  readonly file: File | null;
  readonly state: UploadState;
  readonly choice?: UploadChoice | null;
}

export const newItem = ({ choice = null, ...item }: NewItem): UploadItem => ({
  ...item,
  id: nanoid(),
  choice,
  resumed: false,
});

/** Folder and name; a dropped or chosen folder gives files a relative path. */
function pathOf(file: File & { relativePath?: string }): string {
  const path = file.webkitRelativePath || file.relativePath || file.name;
  return path.replace(/^\.?\//, '');
}

/** The item of a chosen file: a ZIP starts unpacking; a file that is not a track or is too large has failed. */
export function itemFor(file: File, limitBytes: number | undefined): UploadItem {
  const fields = { path: pathOf(file), size: file.size, modified: file.lastModified };
  if (canUnpack(file.name)) return newItem({ ...fields, file, state: { step: 'unpacking' } });
  if (!isTrackFile(file.name)) {
    return newItem({ ...fields, file: null, state: { step: 'failed', sentence: NOT_A_TRACK } });
  }
  if (limitBytes !== undefined && file.size > limitBytes) {
    return newItem({ ...fields, file: null, state: { step: 'failed', sentence: tooLarge(limitBytes) } });
  }
  return newItem({ ...fields, file, state: { step: 'ready' } });
}

export const tooLarge = (limitBytes: number): string => `This file is larger than ${limitText(limitBytes)}.`;
