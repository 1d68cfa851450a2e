import type { UnpackLimits, Unpacked } from './unpack.ts';
import type { UnpackNews, UnpackOrder } from './unpack.worker.ts';

export type Unpack = (
  file: File,
  limits: UnpackLimits,
  signal: AbortSignal,
  take: (unpacked: Unpacked) => void,
) => Promise<string | null>;

/** Unpacks beside the page, which stays fluid. Aborting resolves with null. Never rejects. */
export const unpackInWorker: Unpack = (file, limits, signal, take) =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./unpack.worker.ts', import.meta.url), { type: 'module' });
    const end = (sentence: string | null) => {
      worker.terminate();
      signal.removeEventListener('abort', stop);
      resolve(sentence);
    };
    const stop = () => end(null);
    signal.addEventListener('abort', stop);
    worker.onmessage = ({ data }: MessageEvent<UnpackNews>) => {
      if ('ended' in data) end(data.ended);
      else take(data.unpacked);
    };
    worker.onerror = () => end('This file could not be unpacked.');
    worker.postMessage({ file, limits } satisfies UnpackOrder);
  });
