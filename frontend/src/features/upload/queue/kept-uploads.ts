import type { UploadItem, UploadState } from './upload-item.ts';

/** An item as it is kept over a reload, its file beside it until it is done. */
interface KeptItem extends Omit<UploadItem, 'file' | 'resumed'> {
  readonly owner: string;
  readonly order: number;
}

/** What one person has in the queue of this browser. A failing store costs the memory, never the upload. */
export interface KeptUploads {
  load(): Promise<UploadItem[]>;
  /** New items with their files. */
  add(items: readonly UploadItem[]): void;
  /** What became of items; a file goes when there is nothing left to send. */
  change(items: readonly UploadItem[]): void;
  remove(ids: readonly string[]): void;
}

const DATABASE = 'rideline.uploads';
const ITEMS = 'items';
const FILES = 'files';

const finished = (request: IDBRequest | IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    const fail = () => reject(request.error ?? new Error('The browser keeps no uploads.'));
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

/** What was under way is tried again; the server may have got it already. */
function resume({ owner: _, order: __, ...kept }: KeptItem, file: File | null): UploadItem {
  const { state: before } = kept;
  const underWay =
    before.step === 'sending' ||
    before.step === 'analysing' ||
    (before.step === 'failed' && before.awaits === 'network');
  const state: UploadState = underWay ? { step: 'queued' } : before;
  return { ...kept, file, resumed: underWay, state };
}

/** Opens what the browser keeps for this person. Rejects where it keeps nothing at all. */
export async function keptUploadsOf(owner: string): Promise<KeptUploads> {
  const database = await openDatabase();
  let order = Date.now();
  const orders = new Map<string, number>();

  const write = (work: (items: IDBObjectStore, files: IDBObjectStore) => void) => {
    const transaction = database.transaction([ITEMS, FILES], 'readwrite');
    work(transaction.objectStore(ITEMS), transaction.objectStore(FILES));
    finished(transaction).catch((error: unknown) => console.error(error));
  };
  const record = ({ file: _, resumed: __, ...item }: UploadItem): KeptItem => {
    const place = orders.get(item.id) ?? (order += 1);
    orders.set(item.id, place);
    return { ...item, owner, order: place };
  };

  return {
    async load() {
      const transaction = database.transaction([ITEMS, FILES]);
      const kept = transaction.objectStore(ITEMS).index('owner').getAll(owner) as IDBRequest<KeptItem[]>;
      await finished(kept);
      const files = kept.result.map(
        ({ id }) => transaction.objectStore(FILES).get(id) as IDBRequest<File | undefined>,
      );
      await finished(transaction);
      return kept.result
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
