import type { SurfType } from './api-types.ts';

const DATABASE = 'rideline.kept-file';
const STORE = 'file';
/** Longer than a verification link works. */
const KEPT_MS = 48 * 3_600_000;

interface Kept {
  readonly surfType: SurfType;
  readonly at: number;
  /** The email that registered here to save it; null before. */
  readonly email: string | null;
}

export interface KeptFile extends Kept {
  readonly file: File;
}

const KEY = DATABASE;
/** Where the browser forbids storage, it lasts until the page is closed. */
let inMemory: KeptFile | null = null;

function readKept(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept !== null && Date.now() - kept.at < KEPT_MS ? kept : null;
  } catch {
    return null;
  }
}

function writeKept(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is blocked: the file is in memory.
  }
}

const result = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser storage failed.'));
  });

/** Files that are only on this device. */
export async function inStore<Value>(work: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await result(opening);
  try {
    return await result(work(database.transaction(STORE, 'readwrite').objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** The file of a tried session that its person wants to save: on this device until somebody logs in. */
export const keptFile = {
  async read(): Promise<KeptFile | null> {
    if (inMemory !== null) return inMemory;
    const kept = readKept();
    if (kept === null) return null;
    try {
      const file = (await inStore((store) => store.get(STORE))) as File | undefined;
      return file === undefined ? null : { ...kept, file };
    } catch {
      return null;
    }
  },

  /** True if it survives a reload. */
  async keep(file: File, surfType: SurfType, email: string | null = null): Promise<boolean> {
    const kept = { surfType, at: Date.now(), email };
    inMemory = { ...kept, file };
    try {
      await inStore((store) => store.put(file, STORE));
    } catch {
      return false;
    }
    writeKept(kept);
    return true;
  },

  /** Says whose account it is for. */
  bindTo(email: string): void {
    if (inMemory !== null) inMemory = { ...inMemory, email };
    const kept = readKept();
    if (kept !== null) writeKept({ ...kept, email });
  },

  async clear(): Promise<void> {
    inMemory = null;
    try {
      if (localStorage.getItem(KEY) === null) return;
      localStorage.removeItem(KEY);
      await inStore((store) => store.delete(STORE));
    } catch {
      // Storage is blocked: nothing was stored.
    }
  },
};
