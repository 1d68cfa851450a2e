import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  matchPrecache,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import { clientsClaim } from 'workbox-core';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { DeviceMessage } from '../src/lib/device-copy.ts';
import { forgetAccount, isKept, keepAccount, networkFirst, passChange } from './kept-answers.ts';
import { receiveSharedFiles } from './shared-files.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

/** The page of the app, as the build lists it. */
const SHELL = '/';

precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// The page that installs it keeps its sessions already.
clientsClaim();

// Pages open from this device, in the version whose code is kept with them. The server answers the other addresses.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(SHELL), { denylist: [/^\/api\//, /^\/video-editor\/?$/] }),
);
// Not the shell: a page that asks for `/` wants to know which version the server has.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname !== SHELL && getCacheKeyForURL(url.pathname) !== undefined,
  async ({ url, request }) => (await matchPrecache(url.pathname)) ?? fetch(request),
);

const fromAccount = ({ sameOrigin, request }: { sameOrigin: boolean; request: Request }) =>
  sameOrigin && request.headers.has('authorization');
registerRoute(
  (asked) => fromAccount(asked) && isKept(asked.url),
  async ({ request, event }) => networkFirst(request, event),
);
for (const method of ['PUT', 'POST', 'DELETE'] as const) {
  registerRoute(
    (asked) => fromAccount(asked) && /^\/api\/(?:activities|spots)\//.test(asked.url.pathname),
    async ({ request, event }) => passChange(request, event),
    method,
  );
}
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === '/upload',
  async ({ request }) => receiveSharedFiles(request),
  'POST',
);

self.addEventListener('message', (event) => {
  const message = event.data as DeviceMessage | { readonly type: 'SKIP_WAITING' };
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  else if (message.type === 'forget') event.waitUntil(forgetAccount());
  else event.waitUntil(keepAccount(`Bearer ${message.token}`));
});
