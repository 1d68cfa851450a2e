import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isBusy, type UploadItem } from './queue/upload-item.ts';
import type { UploadQueue } from './queue/upload-queue.ts';

/** Whoever analyses one file and waits for it is led to its session. */
export function useLoneFile(queue: UploadQueue, items: readonly UploadItem[]): void {
  const navigate = useNavigate();
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    const [only] = items;
    if (items.length !== 1 || only === undefined) {
      awaited.current = null;
    } else if (isBusy(only)) {
      awaited.current = only.id;
    } else if (only.state.step === 'done' && awaited.current === only.id) {
      awaited.current = null;
      const { urlHash, duplicate } = only.state;
      queue.remove(only.id);
      void navigate(`/activity/${urlHash}`, { state: { duplicate } });
    }
  }, [queue, items, navigate]);
}
