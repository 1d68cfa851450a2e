import { BufferTarget, StreamTarget, type StreamTargetChunk, type Target } from 'mediabunny';

const FOLDER = 'videos';
/** Files up to this size go to memory, where they take up to twice their size while they are written. */
const SMALL = 32 * 2 ** 20;
export const MP4 = 'video/mp4';

/** Removes what an export that was interrupted, or the last large one, left behind. */
export async function clearOutputs(): Promise<void> {
  const storage = await folderOfOrigin();
  await storage?.removeEntry(FOLDER, { recursive: true }).catch(() => undefined);
}

/** null where the browser has none that can be written to. */
async function folderOfOrigin(): Promise<FileSystemDirectoryHandle | null> {
  if (!('createWritable' in (globalThis.FileSystemFileHandle?.prototype ?? {}))) return null;
  return navigator.storage.getDirectory().catch(() => null);
}

/**
 * Writes an output into the origin's private files, which takes no memory, or to memory where there are none.
 * @param bytes its size, if that is known; writing a small file to the disk and reading it back takes longest
 */
export async function writeOutput(
  write: (target: Target) => Promise<void>,
  bytes: number | null,
): Promise<Blob> {
  await clearOutputs();
  const storage = (bytes ?? Infinity) <= SMALL ? null : await folderOfOrigin();
  if (storage === null) {
    const target = new BufferTarget();
    await write(target);
    return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: MP4 });
  }
  try {
    const folder = await storage.getDirectoryHandle(FOLDER, { create: true });
    const handle = await folder.getFileHandle('output.mp4', { create: true });
    const writable = await handle.createWritable();
    // A file that is being written to can't be removed: an export that fails lets go of it first.
    const target = new WritableStream<StreamTargetChunk>({
      write: (chunk) => writable.write(chunk),
      close: () => writable.close(),
    });
    try {
      await write(new StreamTarget(target, { chunked: true, chunkSize: 2 ** 22 }));
    } catch (error) {
      await writable.abort().catch(() => undefined);
      throw error;
    }
    const file = await handle.getFile();
    if (file.size > SMALL) return file.slice(0, file.size, MP4);
    const copy = new Blob([await file.arrayBuffer()], { type: MP4 });
    await clearOutputs();
    return copy;
  } catch (error) {
    await clearOutputs();
    throw error;
  }
}
