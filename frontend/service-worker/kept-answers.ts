import { ACCOUNT_CACHES, KEPT_AT } from '../src/lib/device-copy.ts';
import { TRACK_COLUMNS } from '../src/lib/track-columns.ts';

/** What the pages need to open without a network. Secrets, files, maps and figures of admins are never kept. */
const KEPT =
  /^\/api\/(?:users\/me(?:\/preferences|\/default-setting)?|site|surf-vessels|surf-settings|system-suggested-surf-settings|activities(?:\/[^/]+)?)$/;
const SESSION = /^\/api\/activities\/(?!compare$)[^/]+$/;
/** The kept answer is taken when the network has not begun to answer by then. */
const PATIENCE_MS = 5000;
const MOST_SESSIONS = 90;
/** The app requests each address in one form only. */
const SAME_ADDRESS = { ignoreVary: true };

/** Counts logouts: an answer requested before one is not kept after it. */
let forgotten = 0;

export const isKept = ({ pathname }: URL): boolean => KEPT.test(pathname) && !pathname.endsWith('/compare');
const isSession = ({ pathname }: URL): boolean => SESSION.test(pathname);

/** The cache of the login that sends the request. */
async function cacheFor({ headers }: Request): Promise<Cache> {
  const token = new TextEncoder().encode(headers.get('authorization') ?? '');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', token)).slice(0, 8);
  return caches.open(ACCOUNT_CACHES + [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
}

async function keep(cache: Cache, request: Request, answer: Response, since: number): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, headers.get('date') ?? new Date().toUTCString());
  const body = await answer.blob();
  if (since !== forgotten) return;
  await cache.delete(request, SAME_ADDRESS);
  await cache.put(request, new Response(body, { headers }));
  const sessions = (await cache.keys()).filter(({ url }) => isSession(new URL(url)));
  await Promise.all(sessions.slice(0, -MOST_SESSIONS).map(async (oldest) => cache.delete(oldest)));
  // A logout in the meantime deleted the cache, and this put it back.
  if (since !== forgotten) await deleteAll();
}

async function fromNetwork(request: Request, event: ExtendableEvent): Promise<Response> {
  const since = forgotten;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(cacheFor(request).then(async (cache) => keep(cache, request, copy, since)));
  } else if (answer.status === 404) {
    event.waitUntil(cacheFor(request).then(async (cache) => cache.delete(request, SAME_ADDRESS)));
  }
  return answer;
}

/** The network's answer, and the kept one when the network fails or takes too long. */
export async function networkFirst(request: Request, event: ExtendableEvent): Promise<Response> {
  const network = fromNetwork(request, event);
  const kept = await (await cacheFor(request)).match(request, SAME_ADDRESS);
  if (kept === undefined) return network;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
  return Promise.race([network.catch(() => kept), late]);
}

/** Passes a change of a session on. Its kept answer is deleted, since it no longer holds. */
export async function changeSession(request: Request, event: ExtendableEvent): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const [session = ''] = /^\/api\/activities\/[^/]+/.exec(pathname) ?? [];
  const answer = await fetch(request);
  if (answer.ok)
    event.waitUntil(cacheFor(request).then(async (cache) => cache.delete(origin + session, SAME_ADDRESS)));
  return answer;
}

/** Requests the sessions that are not kept yet, one after the other. Stops when the network fails. */
export async function keepSessions(token: string, paths: readonly string[]): Promise<void> {
  const since = forgotten;
  for (const path of paths) {
    const headers = { authorization: `Bearer ${token}`, accept: TRACK_COLUMNS };
    const request = new Request(path, { headers, priority: 'low' });
    const cache = await cacheFor(request);
    if (since !== forgotten) return;
    if ((await cache.match(request, SAME_ADDRESS)) !== undefined) continue;
    const answer = await fetch(request).catch(() => undefined);
    if (answer === undefined || answer.status === 401 || answer.status === 429 || answer.status >= 500)
      return;
    if (answer.ok) await keep(cache, request, answer, since);
  }
}

const deleteAll = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(ACCOUNT_CACHES)).map(async (name) => caches.delete(name)),
  );
};

export async function forgetAccount(): Promise<void> {
  forgotten += 1;
  await deleteAll();
}
