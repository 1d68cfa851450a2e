import type { UploadArchive } from './upload-archive.ts';
import { isUnfinished, type UploadItem, type UploadState } from './upload-item.ts';

/** An item as stored. Its file is stored separately until the item is done. */
interface StoredItem extends Omit<UploadItem, 'file' | 'resumed'> {
  readonly owner: string;
  readonly order: number;
}
interface StoredArchive extends UploadArchive {
  readonly owner: string;
}

export interface StoredUploads {
  readonly items: readonly UploadItem[];
  readonly archives: readonly UploadArchive[];
}

/** Stores one user's queue in this browser. A failed write is logged and told, and does not stop uploads. */
export interface UploadStore {
  load(): Promise<StoredUploads>;
  /** Saves new items with their files. Resolves when they are saved, or can't be. */
  add(items: readonly UploadItem[]): Promise<void>;
  /** Saves item states; deletes the stored file once uploaded. */
  change(items: readonly UploadItem[]): void;
  remove(ids: readonly string[]): void;
  /** Saves an archive, with its file if that is small. */
  saveArchive(archive: UploadArchive): void;
  removeArchives(ids: readonly string[]): void;
}

const DATABASE = 'rideline.uploads';
const VERSION = 2;
const ITEMS = 'items';
const FILES = 'files';
const ARCHIVES = 'archives';
/** A larger archive is asked for again after a reload: storing it would copy gigabytes. */
const STORED_ARCHIVE_BYTES = 64_000_000;

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
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    const { result: database } = request;
    // Version 1 kept ZIP files as items; its queues are dropped.
    for (const name of database.objectStoreNames) database.deleteObjectStore(name);
    database.createObjectStore(ITEMS, { keyPath: 'id' }).createIndex('owner', 'owner');
    database.createObjectStore(FILES);
    database.createObjectStore(ARCHIVES, { keyPath: 'id' }).createIndex('owner', 'owner');
  };
  await finished(request);
  // A tab with a newer version of the app may upgrade.
  request.result.onversionchange = () => request.result.close();
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

const isStored = ({ state }: UploadItem): boolean => state.step !== 'other_sport' || state.isStored !== false;

function resumeArchive({ owner: _, ...archive }: StoredArchive): UploadArchive {
  const isCut = archive.state.step === 'reading' && archive.file === null;
  return isCut ? { ...archive, state: { step: 'interrupted' } } : archive;
}

/**
 * Opens the store of this user. Rejects if the browser has no storage, or forbids it.
 * @param onUnsaved called when items can't be saved, as when the disk is full
 */
export async function openUploadStore(owner: string, onUnsaved: () => void): Promise<UploadStore> {
  const database = await openDatabase();
  let order = Date.now();
  const orders = new Map<string, number>();

  /** False if nothing of it was written. */
  const write = async (work: (store: (name: string) => IDBObjectStore) => void): Promise<boolean> => {
    try {
      const transaction = database.transaction([ITEMS, FILES, ARCHIVES], 'readwrite');
      work((name) => transaction.objectStore(name));
      await finished(transaction);
      return true;
    } catch (error) {
      console.error(error);
      return false;
    }
  };
  const remove = (ids: readonly string[]): void =>
    void write((store) => {
      for (const id of ids) {
        orders.delete(id);
        store(ITEMS).delete(id);
        store(FILES).delete(id);
      }
    });
  const writeArchive = (archive: UploadArchive): Promise<boolean> =>
    write((store) => store(ARCHIVES).put({ ...archive, owner }));
  const record = ({ file: _, resumed: __, ...item }: UploadItem): StoredItem => {
    const itemOrder = orders.get(item.id) ?? (order += 1);
    orders.set(item.id, itemOrder);
    return { ...item, owner, order: itemOrder };
  };

  return {
    async load() {
      const transaction = database.transaction([ITEMS, FILES, ARCHIVES]);
      const own = <Row>(name: string) =>
        transaction.objectStore(name).index('owner').getAll(owner) as IDBRequest<Row[]>;
      const stored = own<StoredItem>(ITEMS);
      const archives = own<StoredArchive>(ARCHIVES);
      await finished(stored);
      const files = stored.result.map(
        ({ id }) => transaction.objectStore(FILES).get(id) as IDBRequest<File | undefined>,
      );
      await finished(transaction);
      const items = stored.result
        .map((item, index) => ({ item, file: files[index]?.result ?? null }))
        .sort((a, b) => a.item.order - b.item.order)
        .map(({ item, file }) => {
          orders.set(item.id, item.order);
          return resume(item, file);
        });
      // Their files didn't fit.
      const lost = items.filter((item) => item.file === null && isUnfinished(item));
      if (lost.length > 0) remove(lost.map(({ id }) => id));
      return {
        items: items.filter((item) => !lost.includes(item)),
        archives: archives.result.map(resumeArchive),
      };
    },
    async add(added) {
      const isSaved = await write((store) => {
        for (const item of added.filter(isStored)) {
          store(ITEMS).put(record(item));
          if (item.file !== null) store(FILES).put(item.file, item.id);
        }
      });
      if (!isSaved) onUnsaved();
    },
    change: (changed) =>
      void write((store) => {
        for (const item of changed) {
          store(ITEMS).put(record(item));
          if (item.file === null) store(FILES).delete(item.id);
        }
      }),
    remove,
    saveArchive: (archive) => {
      const file = archive.size <= STORED_ARCHIVE_BYTES ? archive.file : null;
      // Without its file where there is no room: a reload then asks for it.
      void writeArchive({ ...archive, file }).then((isSaved) =>
        isSaved || file === null ? isSaved : writeArchive({ ...archive, file: null }),
      );
    },
    removeArchives: (ids) => void write((store) => ids.forEach((id) => store(ARCHIVES).delete(id))),
  };
}
