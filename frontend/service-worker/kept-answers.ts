import type { Season } from '../src/app/api-types.ts';
import { API_BASE } from '../src/lib/api-base.ts';
import { ACCOUNT_CACHES, KEPT_AT } from '../src/lib/device-copy.ts';
import {
  changes,
  EVERY_PAGE,
  historyPath,
  kindOf,
  listPath,
  newestPaths,
  yearPaths,
} from '../src/lib/kept-answers.ts';
import { TRACK_COLUMNS } from '../src/lib/track-columns.ts';

/** The kept answer is taken when the network has not begun to answer by then. */
const PATIENCE_MS = 5000;
/** The app requests each address in one form only. */
const SAME_ADDRESS = { ignoreVary: true };
const SURF_TYPES = ['traveling_waves', 'standing_waves'] as const;

/** Counts logouts: an answer requested before one is not kept after it. */
let forgotten = 0;

/** The path without the API's base; empty elsewhere. */
const pathOf = (url: string | URL): string => {
  const { pathname } = new URL(url);
  return pathname.startsWith(`${API_BASE}/`) ? pathname.slice(API_BASE.length) : '';
};

export const isKept = (url: URL): boolean => kindOf(pathOf(url)) !== undefined;

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
  const kind = kindOf(pathOf(request.url));
  if (kind !== undefined) {
    const kept = (await cache.keys()).filter(({ url }) => kind.path.test(pathOf(url)));
    await Promise.all(kept.slice(0, -kind.most).map(async (oldest) => cache.delete(oldest)));
  }
  // A logout in the meantime deleted the cache, and this put it back.
  if (since !== forgotten) await deleteAll();
}

async function fromNetwork(request: Request, event: ExtendableEvent): Promise<Response> {
  const since = forgotten;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    const keepCopy = async () => {
      await keep(await cacheFor(request), request, copy, since);
      if (pathOf(request.url) === '/activities')
        await keepAccount(request.headers.get('authorization') ?? '');
    };
    event.waitUntil(keepCopy());
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

/** Passes a change on, and deletes the kept answers that no longer hold. */
export async function passChange(request: Request, event: ExtendableEvent): Promise<Response> {
  const answer = await fetch(request);
  const forget = async () => {
    const cache = await cacheFor(request);
    const kept = await cache.keys();
    const wrong = kept.filter(({ url }) => changes(pathOf(request.url), pathOf(url)));
    await Promise.all(wrong.map(async (answer) => cache.delete(answer)));
  };
  if (answer.ok) event.waitUntil(forget());
  return answer;
}

/** The kept answer, else the network's, which is kept. @throws Error when the network has none for now */
async function keptOrFetched(authorization: string, path: string, since: number): Promise<Response> {
  const request = new Request(API_BASE + path, {
    headers: { authorization, accept: TRACK_COLUMNS },
    priority: 'low',
  });
  const cache = await cacheFor(request);
  if (since !== forgotten) throw new Error('The login ended.');
  const kept = await cache.match(request, SAME_ADDRESS);
  const age = Date.now() - Date.parse(kept?.headers.get(KEPT_AT) ?? '');
  if (kept !== undefined && age < (kindOf(pathOf(request.url))?.freshFor ?? 0)) return kept;
  const answer = await fetch(request);
  const { status } = answer;
  if (status === 401 || status === 429 || status >= 500) throw new Error(`${path} answered ${status}.`);
  if (answer.ok) await keep(cache, request, answer.clone(), since);
  return answer;
}

/** Requests what the season, the lists and the newest sessions need and is not kept, one after the other. */
export async function keepAccount(authorization: string): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  const since = forgotten;
  const read = async (path: string) => keptOrFetched(authorization, path, since);
  const readAll = async (paths: readonly string[]) => {
    for (const path of paths) await read(path);
  };
  const keepAll = async () => {
    await readAll(EVERY_PAGE);
    for (const surfType of SURF_TYPES) {
      const history = (await (await read(historyPath(surfType))).json()) as Pick<Season, 'days'>;
      await readAll(yearPaths(surfType, history.days));
    }
    for (const surfType of SURF_TYPES) {
      const list = (await (await read(listPath(surfType))).json()) as readonly { url_hash: string }[];
      await readAll(newestPaths(list));
    }
  };
  // Without the network it goes on when the app starts again, or with the next list that arrives.
  await navigator.locks.request('rideline.keep-account', async () => keepAll().catch(console.warn));
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
