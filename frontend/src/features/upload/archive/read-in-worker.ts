import type { ArchiveBatch, ArchiveMessage, ArchiveRequest } from './archive.worker.ts';
import type { ArchiveReport } from './read-archive.ts';

/** The report of a read archive (null for a gzipped track), why it couldn't be read, or null when stopped. */
export type ArchiveEnd = { readonly report: ArchiveReport | null } | { readonly sentence: string } | null;

export type ReadArchive = (
  request: ArchiveRequest,
  signal: AbortSignal,
  /** Reading goes on when it resolves. */
  onBatch: (batch: ArchiveBatch) => Promise<void>,
) => Promise<ArchiveEnd>;

/** Reads an archive in a worker. Never rejects. */
export const readInWorker: ReadArchive = (request, signal, onBatch) =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./archive.worker.ts', import.meta.url), { type: 'module' });
    const end = (ending: ArchiveEnd) => {
      worker.terminate();
      signal.removeEventListener('abort', stop);
      resolve(ending);
    };
    const stop = () => end(null);
    signal.addEventListener('abort', stop);
    worker.onmessage = ({ data }: MessageEvent<ArchiveMessage>) => {
      if (!('batch' in data)) end(data);
      else void onBatch(data).then(() => worker.postMessage(null));
    };
    worker.onerror = () => end({ sentence: "This file couldn't be read." });
    worker.postMessage(request);
  });
