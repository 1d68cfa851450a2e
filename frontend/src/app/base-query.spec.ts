import { afterEach, describe, expect, it } from '@jest/globals';
import { api } from './api.ts';
import { endsSession } from './base-query.ts';
import { createStore } from './store.ts';
import { readLoginError } from './stored-error.ts';
import { tokenStorage } from './token-storage.ts';

const probe = api.injectEndpoints({
  endpoints: (build) => ({ probe: build.query<unknown, string>({ query: (path) => path }) }),
});
const realFetch = globalThis.fetch;

/** The network's answer to the next call; what was asked is kept. */
function answering(answer: () => Promise<Response>): Request[] {
  const asked: Request[] = [];
  globalThis.fetch = (input) => {
    asked.push(input as Request);
    return answer();
  };
  return asked;
}
const problem = (status: number, body: unknown) => () =>
  Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } }),
  );

async function ask(path: string) {
  const store = createStore();
  const { error } = await store.dispatch(probe.endpoints.probe.initiate(path));
  return { error, token: store.getState().session.token };
}

afterEach(() => {
  globalThis.fetch = realFetch;
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
});

describe('a call that fails', () => {
  it('says that the server is out of reach, or that this browser is offline', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await ask('/a')).error).toEqual({
      status: 0,
      detail: 'Unable to reach the server. Please check your internet connection and try again.',
    });
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    expect((await ask('/b')).error).toEqual({
      status: 0,
      detail: 'You are offline. Please check your internet connection and try again.',
    });
  });

  it("keeps the server's sentence, and leaves any other body to the fallback", async () => {
    answering(problem(409, { detail: 'Taken', code: 'taken' }));
    expect((await ask('/a')).error).toEqual({ status: 409, detail: 'Taken', code: 'taken' });
    answering(() => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 })));
    expect((await ask('/b')).error).toEqual({ status: 502 });
  });
});

describe('the token', () => {
  it('goes along with every call', async () => {
    tokenStorage.write('abc');
    const asked = answering(() => Promise.resolve(new Response('{}')));
    await ask('/a');
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer abc');
  });

  it('is dropped on a 401, and the sign-in page is told why', async () => {
    tokenStorage.write('abc');
    answering(problem(401, { detail: 'Please log in to continue' }));
    expect((await ask('/activities')).token).toBeNull();
    expect(tokenStorage.read()).toBeNull();
    expect(readLoginError()).toBe('Please log in to continue');
  });

  it.each(['/connect/garmin/sync', '/public/activities/x', '/users/me/preferences', '/token'])(
    'survives a 401 from %p',
    async (path) => {
      tokenStorage.write('abc');
      answering(problem(401, { detail: 'No' }));
      expect(endsSession(path)).toBe(false);
      expect((await ask(path)).token).toBe('abc');
    },
  );
});
