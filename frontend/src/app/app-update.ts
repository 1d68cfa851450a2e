import { createSignal } from '../lib/signal.ts';
import { whenQuiet } from '../lib/when-quiet.ts';

const CHECKED_EVERY_MS = 3_600_000;

/** Starts the new version of the app, which reloads the page; null while there is none. */
export const waitingUpdate = createSignal<(() => void) | null>(null, Object.is);

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/service-worker.js');
  worker.addEventListener('waiting', () => {
    waitingUpdate.set(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
        once: true,
      });
      worker.messageSkipWaiting();
    });
  });
  await worker.register();
  setInterval(() => void worker.update().catch(() => undefined), CHECKED_EVERY_MS);
}

let isStarted = false;

/** Installs the service worker, which downloads the code of all pages and keeps it on this device. */
export function keepAppOnDevice(): void {
  if (isStarted || !('serviceWorker' in navigator)) return;
  isStarted = true;
  whenQuiet().then(register).catch(console.error);
}
