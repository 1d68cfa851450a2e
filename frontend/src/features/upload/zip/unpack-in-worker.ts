import type { UnpackLimits, Unpacked } from './unpack.ts';
import type { UnpackMessage, UnpackRequest } from './unpack.worker.ts';

export type Unpack = (
  file: File,
  limits: UnpackLimits,
  signal: AbortSignal,
  onUnpacked: (unpacked: Unpacked) => void,
) => Promise<string | null>;

/** Unpacks in a worker. Resolves with an error sentence, or null on success and abort. Never rejects. */
export const unpackInWorker: Unpack = (file, limits, signal, onUnpacked) =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./unpack.worker.ts', import.meta.url), { type: 'module' });
    const end = (sentence: string | null) => {
      worker.terminate();
      signal.removeEventListener('abort', stop);
      resolve(sentence);
    };
    const stop = () => end(null);
    signal.addEventListener('abort', stop);
    worker.onmessage = ({ data }: MessageEvent<UnpackMessage>) => {
      if ('ended' in data) end(data.ended);
      else onUnpacked(data.unpacked);
    };
    worker.onerror = () => end("This file couldn't be extracted.");
    worker.postMessage({ file, limits } satisfies UnpackRequest);
  });
