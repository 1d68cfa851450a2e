import { open } from 'node:fs/promises';

/** Makes the names in a folder durable. Windows can't flush folders and keeps names by itself. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
