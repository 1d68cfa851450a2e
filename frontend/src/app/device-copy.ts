import { createSignal } from '../lib/signal.ts';
import { ACCOUNT_CACHES, SHARED_FILES, type DeviceMessage } from '../lib/device-copy.ts';

/** When this device kept what the server last could not answer (an HTTP date); null while the server answers. */
export const keptAnswerShown = createSignal<string | null>(null, Object.is);

/** Undefined where the browser has no service workers. */
const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;

/** Deletes what this device keeps of an account: answers of the API and files shared by other apps. */
export async function forgetDeviceCopy(): Promise<void> {
  keptAnswerShown.set(null);
  // Also one that doesn't control this page, such as after a reload without the cache.
  const registered = await worker?.getRegistration();
  registered?.active?.postMessage({ type: 'forget' } satisfies DeviceMessage);
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  const accounts = names.filter((name) => name.startsWith(ACCOUNT_CACHES));
  await Promise.all([...accounts, SHARED_FILES].map(async (name) => caches.delete(name)));
}

/** Keeps season, lists and newest sessions on this device in the background, so that they open without a network. */
export async function keepAccountOnDevice(token: string): Promise<void> {
  const active = (await worker?.ready)?.active;
  active?.postMessage({ type: 'keep', token } satisfies DeviceMessage);
}
