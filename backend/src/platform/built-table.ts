import { type FileHandle, open } from 'node:fs/promises';
import { inBackend } from './backend-folder.ts';

/** A table that the build wrote: the length of its index in four bytes, the index, then the content. */
export interface BuiltTable {
  readonly file: FileHandle;
  /** Bytes of the index. */
  readonly index: Buffer;
  /** Where the content begins. */
  readonly start: number;
}

/**
 * null where the file was not built: the app does without it.
 * @param path in the backend's folder
 */
export async function openBuiltTable(path: string): Promise<BuiltTable | null> {
  const file = await open(inBackend(path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  if (file === null) return null;
  const bytes = (await readPart(file, 0, 4)).readUInt32LE();
  return { file, index: await readPart(file, 4, bytes), start: 4 + bytes };
}

/** @param from offset in bytes */
export async function readPart(file: FileHandle, from: number, bytes: number): Promise<Buffer> {
  return (await file.read(Buffer.alloc(bytes), 0, bytes, from)).buffer;
}
