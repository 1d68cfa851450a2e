import type { SurfType } from './api-types.ts';
import { inStore } from './kept-file.ts';

/** Names the file in the browser's storage, and its surf type in the tab's. */
const KEY = 'rideline.tried-file';

/** The file that this tab tries, for a reload. */
export const triedFile = {
  async read(): Promise<{ readonly file: File; readonly surfType: SurfType } | null> {
    try {
      const surfType = sessionStorage.getItem(KEY) as SurfType | null;
      if (surfType === null) return null;
      const file = (await inStore((store) => store.get(KEY))) as File | undefined;
      return file === undefined ? null : { file, surfType };
    } catch {
      return null;
    }
  },

  async keep(file: File, surfType: SurfType): Promise<void> {
    try {
      await inStore((store) => store.put(file, KEY));
      sessionStorage.setItem(KEY, surfType);
    } catch {
      // Storage is blocked: a reload asks for the file again.
    }
  },

  async clear(): Promise<void> {
    try {
      if (sessionStorage.getItem(KEY) === null) return;
      sessionStorage.removeItem(KEY);
      await inStore((store) => store.delete(KEY));
    } catch {
      // Storage is blocked: nothing was stored.
    }
  },
};
