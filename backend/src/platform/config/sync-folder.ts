import { open } from 'node:fs/promises';

/** fsyncs a folder, which makes its directory entries durable. Not needed and not possible on Windows. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
