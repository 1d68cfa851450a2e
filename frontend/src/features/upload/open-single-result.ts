import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UploadArchives } from './queue/upload-archives.ts';
import { hasFailed, isBusy, type UploadItem, waitsForNetwork } from './queue/upload-item.ts';
import type { UploadQueue } from './queue/upload-queue.ts';

/**
 * When the only file that is sent is done, opens its session, whatever earlier ones are listed, unless the file holds
 * several; also a tried session's, which may be done before this page is here. Follows the queue itself, as a fast upload
 * is done before its start was rendered.
 */
export function useOpenSingleResult(queue: UploadQueue, archives: UploadArchives): void {
  const navigate = useNavigate();
  const isSaving = (useLocation().state as { saving?: boolean } | null)?.saving === true;
  /** Files that are sent, or were until the last of them was done. */
  const batch = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const isSending = (item: UploadItem) => isBusy(item) || waitsForNetwork(item);
    const before = queue.items();
    // What is sent as the page opens may be the last of those that are listed.
    batch.current ??= new Set(before.some(isSending) ? before.map(({ id }) => id) : []);
    const openWhenDone = () => {
      const items = queue.items();
      const sending = items.filter(isSending);
      const sent = new Set([...(batch.current ?? []), ...sending.map(({ id }) => id)]);
      batch.current = sending.length > 0 ? sent : new Set();
      if (sending.length > 0) return;
      const isTried = isSaving && items.filter((item) => !hasFailed(item)).length === 1;
      const done = items.filter(({ id, state }) => state.step === 'done' && (isTried || sent.has(id)));
      const isAlone = archives.archives().length === 0 && (isTried || sent.size === 1);
      const [only] = done;
      if (!isAlone || only?.state.step !== 'done') return;
      const { urlHash, duplicate, session } = only.state;
      if ((session?.others ?? []).length > 0) return;
      queue.remove(only.id);
      void navigate(`/activity/${urlHash}`, { state: { duplicate } });
    };
    openWhenDone();
    return queue.subscribe(openWhenDone);
  }, [queue, archives, isSaving, navigate]);
}
