import { useEffect, useRef } from 'react';
import { SHARED_FILES } from '../../lib/device-copy.ts';

/** The launch queue of an installed app, where the browser has one. */
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Takes the files that another app shared; the service worker kept each under its name. */
async function takeSharedFiles(): Promise<readonly File[]> {
  if (!('caches' in globalThis) || !(await caches.has(SHARED_FILES))) return [];
  const cache = await caches.open(SHARED_FILES);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const name = decodeURIComponent(request.url.slice(request.url.lastIndexOf('/') + 1));
    const answer = await cache.match(request);
    if (answer !== undefined) files.push(new File([await answer.blob()], name));
    await cache.delete(request);
  }
  return files;
}

/** Passes on files that the system opened or shared with the installed app. */
export function useReceivedFiles(onReceived: (files: readonly File[]) => void): void {
  const receive = useRef(onReceived);
  useEffect(() => void (receive.current = onReceived));
  useEffect(() => {
    const pass = (files: readonly File[]) => {
      if (files.length > 0) receive.current(files);
    };
    takeSharedFiles().then(pass).catch(console.error);
    const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files }) => {
      Promise.all(files.map(async (file) => file.getFile()))
        .then(pass)
        .catch(console.error);
    });
  }, []);
}
