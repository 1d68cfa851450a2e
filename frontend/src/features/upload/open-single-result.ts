import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UploadArchives } from './queue/upload-archives.ts';
import { isBusy } from './queue/upload-item.ts';
import type { UploadQueue } from './queue/upload-queue.ts';

/**
 * When the only file is done, opens its session; also a tried session's, which may be done before this page is here.
 * Follows the queue itself, as a fast upload is done before its start was rendered.
 */
export function useOpenSingleResult(queue: UploadQueue, archives: UploadArchives): void {
  const navigate = useNavigate();
  const isSaving = (useLocation().state as { saving?: boolean } | null)?.saving === true;
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    const openWhenDone = () => {
      const items = archives.archives().length === 0 ? queue.items() : [];
      const [only] = items;
      if (items.length !== 1 || only === undefined) {
        awaited.current = null;
      } else if (isBusy(only)) {
        awaited.current = only.id;
      } else if (only.state.step === 'done' && (isSaving || awaited.current === only.id)) {
        awaited.current = null;
        const { urlHash, duplicate } = only.state;
        queue.remove(only.id);
        void navigate(`/activity/${urlHash}`, { state: { duplicate } });
      }
    };
    openWhenDone();
    return queue.subscribe(openWhenDone);
  }, [queue, archives, isSaving, navigate]);
}
