import type { UploadItem, UploadState } from './upload-item.ts';

/** An item as stored. Its file is stored separately until the item is done. */
interface StoredItem extends Omit<UploadItem, 'file' | 'resumed'> {
  readonly owner: string;
  readonly order: number;
}

/** Stores one user's queue in this browser. A failed write is logged and does not stop uploads. */
export interface UploadStore {
  load(): Promise<UploadItem[]>;
  /** Saves new items with their files. */
  add(items: readonly UploadItem[]): void;
  /** Saves item states; deletes the stored file once uploaded. */
  change(items: readonly UploadItem[]): void;
  remove(ids: readonly string[]): void;
}

const DATABASE = 'rideline.uploads';
const ITEMS = 'items';
const FILES = 'files';

const finished = (request: IDBRequest | IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    const fail = () => reject(request.error ?? new Error("This browser can't save your upload queue."));
    if (request instanceof IDBTransaction) {
      request.oncomplete = () => resolve();
      request.onabort = fail;
    } else {
      request.onsuccess = () => resolve();
    }
    request.onerror = fail;
  });

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ITEMS, { keyPath: 'id' }).createIndex('owner', 'owner');
    request.result.createObjectStore(FILES);
  };
  await finished(request);
  return request.result;
}

/** Queues uploads again that were in progress; the server may already have received them. */
function resume({ owner: _, order: __, ...stored }: StoredItem, file: File | null): UploadItem {
  const { state: before } = stored;
  const inProgress =
    before.step === 'sending' ||
    before.step === 'analysing' ||
    (before.step === 'failed' && before.awaits === 'network');
  const state: UploadState = inProgress ? { step: 'queued' } : before;
  return { ...stored, file, resumed: inProgress, state };
}

/** Opens the store of this user. Rejects if the browser has no storage. */
export async function openUploadStore(owner: string): Promise<UploadStore> {
  const database = await openDatabase();
  let order = Date.now();
  const orders = new Map<string, number>();

  const write = (work: (items: IDBObjectStore, files: IDBObjectStore) => void) => {
    const transaction = database.transaction([ITEMS, FILES], 'readwrite');
    work(transaction.objectStore(ITEMS), transaction.objectStore(FILES));
    finished(transaction).catch((error: unknown) => console.error(error));
  };
  const record = ({ file: _, resumed: __, ...item }: UploadItem): StoredItem => {
    const itemOrder = orders.get(item.id) ?? (order += 1);
    orders.set(item.id, itemOrder);
    return { ...item, owner, order: itemOrder };
  };

  return {
    async load() {
      const transaction = database.transaction([ITEMS, FILES]);
      const stored = transaction.objectStore(ITEMS).index('owner').getAll(owner) as IDBRequest<StoredItem[]>;
      await finished(stored);
      const files = stored.result.map(
        ({ id }) => transaction.objectStore(FILES).get(id) as IDBRequest<File | undefined>,
      );
      await finished(transaction);
      return stored.result
        .map((item, index) => ({ item, file: files[index]?.result ?? null }))
        .sort((a, b) => a.item.order - b.item.order)
        .map(({ item, file }) => {
          orders.set(item.id, item.order);
          return resume(item, file);
        });
    },
    add: (added) =>
      write((items, files) => {
        for (const item of added) {
          items.put(record(item));
          if (item.file !== null) files.put(item.file, item.id);
        }
      }),
    change: (changed) =>
      write((items, files) => {
        for (const item of changed) {
          items.put(record(item));
          if (item.file === null) files.delete(item.id);
        }
      }),
    remove: (ids) =>
      write((items, files) => {
        for (const id of ids) {
          orders.delete(id);
          items.delete(id);
          files.delete(id);
        }
      }),
  };
}
