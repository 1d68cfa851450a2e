import { nanoid } from '@reduxjs/toolkit';
import { canUnpack, isTrackFile, NOT_A_TRACK } from '../zip/file-kinds.ts';
import { limitText } from '../megabytes.ts';
import type { UploadChoice, UploadItem, UploadState } from './upload-item.ts';

interface Named {
  readonly path: string;
  readonly size: number;
  readonly modified: number;
  readonly file: File | null;
  readonly state: UploadState;
  readonly choice?: UploadChoice | null;
}

export const newItem = ({ choice = null, ...item }: Named): UploadItem => ({
  ...item,
  id: nanoid(),
  choice,
  resumed: false,
});

/** The folder and the name, as a dropped folder gives them. */
function pathOf(file: File & { relativePath?: string }): string {
  const path = file.webkitRelativePath || file.relativePath || file.name;
  return path.replace(/^\.?\//, '');
}

/** What becomes of a file at first sight: a zip is opened, what is no track or too large has failed already. */
export function itemFor(file: File, limitBytes: number | undefined): UploadItem {
  const named = { path: pathOf(file), size: file.size, modified: file.lastModified };
  if (canUnpack(file.name)) return newItem({ ...named, file, state: { step: 'unpacking' } });
  if (!isTrackFile(file.name)) {
    return newItem({ ...named, file: null, state: { step: 'failed', sentence: NOT_A_TRACK } });
  }
  if (limitBytes !== undefined && file.size > limitBytes) {
    return newItem({ ...named, file: null, state: { step: 'failed', sentence: tooLarge(limitBytes) } });
  }
  return newItem({ ...named, file, state: { step: 'ready' } });
}

export const tooLarge = (limitBytes: number): string => `This file is larger than ${limitText(limitBytes)}.`;
