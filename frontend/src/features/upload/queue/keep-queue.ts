import type { UnpackLimits } from '../zip/unpack.ts';
import { keptUploadsOf } from './kept-uploads.ts';
import type { UploadQueue } from './upload-queue.ts';

interface Keeping {
  readonly owner: string;
  readonly over: AbortController;
}

const keepings = new WeakMap<UploadQueue, Keeping>();

/** The lock is held until the person leaves or the tab closes. */
const untilOver = ({ over: { signal } }: Keeping) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });

/**
 * Has the browser keep the queue for this person. Of several tabs only the first does: two would send the same
 * files twice. Where the browser keeps nothing, the queue lasts as long as the page.
 */
export function keepQueue(queue: UploadQueue, owner: string, limits: UnpackLimits): void {
  if (keepings.get(queue)?.owner === owner) return;
  const keeping = { owner, over: new AbortController() };
  keepings.set(queue, keeping);
  const keep = async () => {
    const kept = await keptUploadsOf(owner);
    const earlier = await kept.load();
    if (!keeping.over.signal.aborted) queue.keepIn(kept, earlier, limits);
  };
  const locks = navigator.locks as LockManager | undefined;
  const kept =
    locks === undefined
      ? keep()
      : locks.request(`rideline.uploads.${owner}`, { ifAvailable: true }, async (lock) => {
          if (lock === null) return;
          await keep();
          await untilOver(keeping);
        });
  kept.catch((error: unknown) => console.error(error));
}

export function stopKeeping(queue: UploadQueue): void {
  keepings.get(queue)?.over.abort();
  keepings.delete(queue);
}
