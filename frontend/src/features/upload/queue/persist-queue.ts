import type { ArchiveLimits } from '../archive/entry-reader.ts';
import type { UploadArchives } from './upload-archives.ts';
import type { UploadQueue } from './upload-queue.ts';
import { openUploadStore } from './upload-store.ts';

interface Persistence {
  readonly owner: string;
  readonly end: AbortController;
}

const persistences = new WeakMap<UploadQueue, Persistence>();

/** Resolves at logout; until then, or until the tab closes, this tab holds the lock. */
const untilEnd = ({ end: { signal } }: Persistence) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });

/**
 * Persists the queue in this browser for this user. Only one tab does, by a lock: two would send the same files
 * twice. Without browser storage the queue lasts until the page is closed, which the page says.
 */
export function persistQueue(
  queue: UploadQueue,
  archives: UploadArchives,
  owner: string,
  limits: ArchiveLimits,
): void {
  if (persistences.get(queue)?.owner === owner) return;
  const persistence = { owner, end: new AbortController() };
  persistences.set(queue, persistence);
  const attach = async () => {
    const store = await openUploadStore(owner, () => queue.markUnsaved());
    const stored = await store.load();
    if (persistence.end.signal.aborted) return;
    queue.attachStore(store, stored.items);
    archives.attachStore(store, stored.archives, limits);
  };
  const locks = navigator.locks as LockManager | undefined;
  const attached =
    locks === undefined
      ? attach()
      : locks.request(`rideline.uploads.${owner}`, { ifAvailable: true }, async (lock) => {
          if (lock === null) return;
          await attach();
          await untilEnd(persistence);
        });
  attached.catch((error: unknown) => {
    console.error(error);
    if (!persistence.end.signal.aborted) queue.markUnsaved();
  });
}

export function stopPersisting(queue: UploadQueue): void {
  persistences.get(queue)?.end.abort();
  persistences.delete(queue);
}
