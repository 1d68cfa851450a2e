import { afterEach, describe, expect, it } from '@jest/globals';
import { api } from './api.ts';
import { endsSession } from './base-query.ts';
import { createStore } from './store.ts';
import { readLoginError } from './login-error.ts';
import { tokenStorage } from './token-storage.ts';

const probe = api.injectEndpoints({
  endpoints: (build) => ({ probe: build.query<unknown, string>({ query: (path) => path }) }),
});

/** Replaces fetch by this answer and records the requests. */
function answering(answer: () => Promise<Response>): Request[] {
  const requests: Request[] = [];
  globalThis.fetch = (input) => {
    requests.push(input as Request);
    return answer();
  };
  return requests;
}
const problem = (status: number, body: unknown) => () =>
  Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } }),
  );

async function call(path: string) {
  const store = createStore();
  const { error } = await store.dispatch(probe.endpoints.probe.initiate(path));
  return { error, token: store.getState().session.token };
}

afterEach(() => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
});

describe('a failed call', () => {
  it('distinguishes an unreachable server from an offline browser', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await call('/a')).error).toEqual({
      status: 0,
      detail: 'Unable to reach the server. Please check your internet connection and try again.',
    });
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    expect((await call('/b')).error).toEqual({
      status: 0,
      detail: 'You are offline. Please check your internet connection and try again.',
    });
  });

  it('keeps the detail of problem+json and ignores any other body', async () => {
    answering(problem(409, { detail: 'Taken', code: 'taken' }));
    expect((await call('/a')).error).toEqual({ status: 409, detail: 'Taken', code: 'taken' });
    answering(() => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 })));
    expect((await call('/b')).error).toEqual({ status: 502 });
  });

  it('names the limit of a proxy, whose page has no sentence', async () => {
    answering(() => Promise.resolve(new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 })));
    expect((await call('/a')).error).toEqual({
      status: 413,
      detail: 'The server in front of this site refuses files over its limit.',
    });
    answering(problem(413, { detail: 'The file is larger than 25 MB' }));
    expect((await call('/b')).error).toMatchObject({ detail: 'The file is larger than 25 MB' });
  });
});

describe('the token', () => {
  it('is sent with every call', async () => {
    tokenStorage.write('abc');
    const requests = answering(() => Promise.resolve(new Response('{}')));
    await call('/a');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer abc');
  });

  it('is removed on a 401, whose sentence is kept for the login page', async () => {
    tokenStorage.write('abc');
    answering(problem(401, { detail: 'Please log in to continue' }));
    expect((await call('/activities')).token).toBeNull();
    expect(tokenStorage.read()).toBeNull();
    expect(readLoginError()).toBe('Please log in to continue');
  });

  it.each([
    '/public/activities/x',
    '/users/me/preferences',
    '/token',
    '/connect/garmin',
    '/connect/garmin/sync',
    '/connect/strava/sync',
  ])('is kept on a 401 from %p', async (path) => {
    tokenStorage.write('abc');
    answering(problem(401, { detail: 'Strava authentication failed.' }));
    expect((await call(path)).token).toBe('abc');
  });

  it.each(['/connect/garmin', '/connect/strava/sync', '/analyze/strava/17'])(
    'is removed when %p says that our own login session ended',
    async (path) => {
      tokenStorage.write('abc');
      answering(problem(401, { detail: 'Please log in to continue', code: 'login_required' }));
      expect((await call(path)).token).toBeNull();
      expect(readLoginError()).toBe('Please log in to continue');
    },
  );

  it('is removed on a 401 from the upload, whose path a service call starts with', () => {
    expect(endsSession('/analyze', { status: 401 })).toBe(true);
  });
});
