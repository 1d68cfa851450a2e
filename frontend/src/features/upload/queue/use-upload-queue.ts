import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { api } from '../../../app/api.ts';
import { useAppStore } from '../../../app/hooks.ts';
import { useMe } from '../../../app/me.api.ts';
import { sessionEnded } from '../../../app/session.ts';
import { useGetSiteQuery } from '../../../app/site.api.ts';
import type { AppStore } from '../../../app/store.ts';
import { MEGABYTE } from '../zip/file-kinds.ts';
import { unpackInWorker } from '../zip/unpack-in-worker.ts';
import type { UnpackLimits } from '../zip/unpack.ts';
import { tooLarge } from './new-items.ts';
import { persistQueue, stopPersisting } from './persist-queue.ts';
import { resumeUploads } from './resume-uploads.ts';
import { sendFile } from './send-file.ts';
import { sendWithRetry } from './send-with-retry.ts';
import { UploadQueue } from './upload-queue.ts';

const DEFAULT_UNPACKED_LIMIT_BYTES = 200 * MEGABYTE;
const ENTRIES_LIMIT = 5000;
const DEFAULT_FILE_LIMIT_BYTES = 25 * MEGABYTE;

const queues = new WeakMap<AppStore, UploadQueue>();

/** The queue of the app. It continues on other pages and is emptied when the login session ends. */
function queueOf(store: AppStore): UploadQueue {
  const existing = queues.get(store);
  if (existing !== undefined) return existing;
  const queue = new UploadQueue({
    send: (file, choice, signal, onSent) =>
      sendWithRetry(
        () => sendFile({ file, ...choice, token: store.getState().session.token, signal, onSent }),
        signal,
      ),
    unpack: unpackInWorker,
    onAnalyzed: () => store.dispatch(api.util.invalidateTags(['ActivityList'])),
    onSignedOut: (sentence) => store.dispatch(sessionEnded({ sentence })),
  });
  let previousToken = store.getState().session.token;
  store.subscribe(() => {
    const { token, endedBy } = store.getState().session;
    if (previousToken !== null && token === null) {
      queue.clear({ deleteStored: endedBy === 'person' });
      stopPersisting(queue);
    }
    previousToken = token;
  });
  queues.set(store, queue);
  resumeUploads(queue);
  return queue;
}

/** The queue, its items, and the size limits. */
export function useUploadQueue() {
  const queue = queueOf(useAppStore());
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const owner = useMe()?.email;
  const site = useGetSiteQuery().data;
  const fileLimit = site?.upload_limit_bytes;
  const totalBytes = site?.zip_limit_bytes ?? DEFAULT_UNPACKED_LIMIT_BYTES;
  const limits = useMemo((): UnpackLimits => {
    const entryBytes = fileLimit ?? DEFAULT_FILE_LIMIT_BYTES;
    return {
      totalBytes,
      entryBytes,
      entries: ENTRIES_LIMIT,
      entryTooLarge: tooLarge(entryBytes),
    };
  }, [fileLimit, totalBytes]);
  useEffect(() => {
    if (owner !== undefined) persistQueue(queue, owner, limits);
  }, [queue, owner, limits]);
  return { queue, items, limits, fileLimit };
}
