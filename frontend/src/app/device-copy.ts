import { API_BASE } from '../lib/api-base.ts';
import { createSignal } from '../lib/signal.ts';
import { ACCOUNT_CACHES, SHARED_FILES, type DeviceMessage } from '../lib/device-copy.ts';

/** When this device kept what the server last could not answer (an HTTP date); null while the server answers. */
export const keptAnswerShown = createSignal<string | null>(null, Object.is);

/** Undefined where the browser has no service workers. */
const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;

/** Deletes what this device keeps of an account: answers of the API and files shared by other apps. */
export async function forgetDeviceCopy(): Promise<void> {
  keptAnswerShown.set(null);
  worker?.controller?.postMessage({ type: 'forget' } satisfies DeviceMessage);
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  const accounts = names.filter((name) => name.startsWith(ACCOUNT_CACHES));
  await Promise.all([...accounts, SHARED_FILES].map(async (name) => caches.delete(name)));
}

/** What every page asks for. */
const EVERY_PAGE = [
  'users/me',
  'users/me/preferences',
  'users/me/default-setting',
  'site',
  'surf-vessels',
  'season?surf_type=traveling_waves',
  'season?surf_type=standing_waves',
  'activities?surf_type=traveling_waves',
  'activities?surf_type=standing_waves',
];

/**
 * Keeps sessions on this device in the background, so that they open without a network.
 * @param paths paths of the sessions, without the base of the API
 */
export async function keepSessionsOnDevice(token: string, paths: readonly string[]): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (worker === undefined || connection?.saveData === true) return;
  const { active } = await worker.ready;
  const all = [...EVERY_PAGE.map((path) => `/${path}`), ...paths].map((path) => `${API_BASE}${path}`);
  active?.postMessage({ type: 'keep', token, paths: all } satisfies DeviceMessage);
}
