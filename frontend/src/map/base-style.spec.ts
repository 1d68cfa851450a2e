import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadBaseStyle } from './base-style.ts';

const STYLE = { version: 8, sources: {}, layers: [] };
const answer = (body: unknown, status = 200) =>
  Promise.resolve({ ok: status === 200, json: () => Promise.resolve(body) } as Response);
let fetched: jest.Mock<typeof fetch>;
let nth = 0;
const nextUrl = () => `https://tiles.example/styles/${nth++}`;

beforeEach(() => {
  fetched = jest.fn<typeof fetch>();
  globalThis.fetch = fetched;
});

describe('the style of a tile server', () => {
  it('is asked for once', async () => {
    fetched.mockImplementation(() => answer(STYLE));
    const url = nextUrl();
    expect(await loadBaseStyle(url)).toEqual(STYLE);
    expect(await loadBaseStyle(url)).toEqual(STYLE);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another status', () => answer(STYLE, 503)],
    ['something else', () => answer({ hello: 'world' })],
    ['nothing', () => answer(null)],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is null after %s, which is not asked for again for a minute', async (_, failing) => {
    jest.useFakeTimers({ now: 0 });
    const url = nextUrl();
    fetched.mockImplementationOnce(failing);
    expect(await loadBaseStyle(url)).toBeNull();
    expect(await loadBaseStyle(url)).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(1);
    jest.setSystemTime(61_000);
    fetched.mockImplementation(() => answer(STYLE));
    expect(await loadBaseStyle(url)).toEqual(STYLE);
  });

  it('is not asked for without a network', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await loadBaseStyle(nextUrl())).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    onLine.mockRestore();
  });
});
