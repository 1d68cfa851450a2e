import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { api } from '../../../app/api.ts';
import { useAppStore } from '../../../app/hooks.ts';
import { useMe } from '../../../app/me.api.ts';
import { sessionEnded } from '../../../app/session.ts';
import { useGetSiteQuery } from '../../../app/site.api.ts';
import type { AppStore } from '../../../app/store.ts';
import { unsentFiles } from '../../../app/unsent-files.ts';
import type { ArchiveLimits } from '../archive/entry-reader.ts';
import { MEGABYTE } from '../archive/file-kinds.ts';
import { readInWorker } from '../archive/read-in-worker.ts';
import { tooLarge } from './new-items.ts';
import { persistQueue, stopPersisting } from './persist-queue.ts';
import { resumeUploads } from './resume-uploads.ts';
import { sendFile } from './send-file.ts';
import { sendWithRetry } from './send-with-retry.ts';
import { isBusy, waitsForNetwork } from './upload-item.ts';
import { UploadArchives } from './upload-archives.ts';
import { UploadQueue } from './upload-queue.ts';

const DEFAULT_UNPACKED_LIMIT_BYTES = 10_000 * MEGABYTE;
const ENTRIES_LIMIT = 200_000;
const DEFAULT_FILE_LIMIT_BYTES = 25 * MEGABYTE;
const DEFAULT_NAME_LENGTH = 200;
const DEFAULT_NOTE_LENGTH = 10_000;
/** Changes of many uploads are shown together. */
const SHOWN_EVERY_MS = 100;

interface Uploads {
  readonly queue: UploadQueue;
  readonly archives: UploadArchives;
}
const uploadsOfStore = new WeakMap<AppStore, Uploads>();

/** The uploads of the app. They continue on other pages and are emptied when the login session ends. */
export function uploadsOf(store: AppStore): Uploads {
  const existing = uploadsOfStore.get(store);
  if (existing !== undefined) return existing;
  const queue = new UploadQueue({
    send: (item, signal, onSent) =>
      sendWithRetry(
        () => sendFile({ ...item, token: store.getState().session.token, signal, onSent }),
        signal,
      ),
    onAnalyzed: () => store.dispatch(api.util.invalidateTags(['ActivityList'])),
    onSignedOut: (sentence) => store.dispatch(sessionEnded({ sentence })),
  });
  const archives = new UploadArchives(queue, readInWorker);
  let previousToken = store.getState().session.token;
  store.subscribe(() => {
    const { token, endedBy } = store.getState().session;
    if (previousToken !== null && token === null) {
      const ending = { deleteStored: endedBy === 'person' };
      archives.clear(ending);
      queue.clear(ending);
      stopPersisting(queue);
    }
    previousToken = token;
  });
  const uploads = { queue, archives };
  uploadsOfStore.set(store, uploads);
  resumeUploads(queue);
  return uploads;
}

/** Calls the listener for the first of many changes at once, and for the others together. */
const together =
  (subscribe: (listener: () => void) => () => void) =>
  (listener: () => void): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isChanged = false;
    const show = () => {
      listener();
      isChanged = false;
      timer = setTimeout(() => {
        timer = undefined;
        if (isChanged) show();
      }, SHOWN_EVERY_MS);
    };
    const unsubscribe = subscribe(() => {
      isChanged = true;
      if (timer === undefined) show();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  };

/** The queue, its items and archives, and the size limits. */
export function useUploadQueue() {
  const store = useAppStore();
  const { queue, archives } = uploadsOf(store);
  const subscribeItems = useMemo(() => together(queue.subscribe), [queue]);
  const items = useSyncExternalStore(subscribeItems, queue.items);
  const isSaved = useSyncExternalStore(queue.subscribe, queue.isSaved);
  const chosenArchives = useSyncExternalStore(archives.subscribe, archives.archives);
  const owner = useMe()?.email;
  const site = useGetSiteQuery().data;
  const fileLimit = site?.upload_limit_bytes;
  const totalBytes = site?.zip_limit_bytes ?? DEFAULT_UNPACKED_LIMIT_BYTES;
  const nameLength = site?.name_limit ?? DEFAULT_NAME_LENGTH;
  const noteLength = site?.note_limit ?? DEFAULT_NOTE_LENGTH;
  const limits = useMemo((): ArchiveLimits => {
    const entryBytes = fileLimit ?? DEFAULT_FILE_LIMIT_BYTES;
    return {
      totalBytes,
      entryBytes,
      entries: ENTRIES_LIMIT,
      entryTooLarge: tooLarge(entryBytes),
      nameLength,
      noteLength,
    };
  }, [fileLimit, totalBytes, nameLength, noteLength]);
  useEffect(() => {
    if (owner !== undefined) persistQueue(queue, archives, owner, limits);
  }, [queue, archives, owner, limits]);
  const unsent = items.filter((item) => isBusy(item) || waitsForNetwork(item)).length;
  useEffect(() => unsentFiles.set(unsent), [unsent]);
  return { queue, items, isSaved, archives, chosenArchives, limits, fileLimit };
}
