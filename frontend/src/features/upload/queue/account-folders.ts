import { isAccountExport } from '../archive/archive-details.ts';
import type { FolderFile } from '../archive/folder-source.ts';
import { pathOf } from './new-items.ts';

/** A folder with an account's export, as browsers extract it from its ZIP. */
export interface AccountFolder {
  readonly name: string;
  readonly files: readonly FolderFile[];
}

/** Takes folders that contain an account's export out of the chosen files. */
export function accountFolders(files: readonly File[]): {
  readonly folders: readonly AccountFolder[];
  readonly others: readonly File[];
} {
  const byFolder = new Map<string, FolderFile[]>();
  for (const file of files) {
    const [name = '', ...path] = pathOf(file).split('/');
    if (path.length === 0) continue;
    const inside = byFolder.get(name) ?? [];
    byFolder.set(name, inside);
    inside.push({ path: path.join('/'), file });
  }
  const folders = [...byFolder]
    .filter(([, inside]) => inside.some(({ path }) => isAccountExport(path)))
    .map(([name, inside]) => ({ name, files: inside }));
  const taken = new Set(folders.flatMap((folder) => folder.files.map(({ file }) => file)));
  return { folders, others: files.filter((file) => !taken.has(file)) };
}
