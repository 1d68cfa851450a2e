import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the backend's package, from its sources and from its build. */
const BACKEND = folderWith('package.json', import.meta.dirname);

function folderWith(file: string, below: string): string {
  return existsSync(join(below, file)) ? below : folderWith(file, dirname(below));
}

/** Path of a file by its path in the backend's folder, such as `tides/tides.bin`. */
export const inBackend = (path: string): string => join(BACKEND, path);
