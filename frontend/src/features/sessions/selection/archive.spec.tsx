import { afterEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { AppProviders } from '../../../app/providers.tsx';
import { createStore } from '../../../app/store.ts';
import { sampleRow } from '../../../testing/sessions.ts';
import { useSaveArchiveMutation } from './archive.api.ts';
import type { SessionFile } from '../../../activity/files.api.ts';

const rows = ['one', 'two', 'none'].map((url_hash) =>
  sampleRow({ url_hash, activity_name: 'Dawn / patrol', activity_time: '2026-06-01T15:00:00Z' }),
);
const realFetch = globalThis.fetch;

// A test's browser follows no link.
HTMLAnchorElement.prototype.click = () => undefined;

const bytesOf = (blob: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });

/** Saves the file of each session; the third has none. */
async function saved(file: SessionFile) {
  const calls: string[] = [];
  globalThis.fetch = (input) => {
    const { pathname, search } = new URL((input as Request).url);
    calls.push(pathname + search);
    if (pathname.includes('none'))
      return Promise.resolve(Response.json({ detail: 'No rides' }, { status: 409 }));
    const ending = file === 'fit' ? 'fit' : 'gpx';
    const headers = {
      'content-disposition': `attachment; filename="session.${ending}"; filename*=UTF-8''session.${ending}`,
    };
    return Promise.resolve(new Response(pathname, { headers }));
  };
  const blobs: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}` });
  const store = createStore();
  const { result } = renderHook(() => useSaveArchiveMutation()[0], {
    wrapper: ({ children }) => <AppProviders store={store}>{children}</AppProviders>,
  });
  const { data } = await act(() => result.current({ rows, file, clock: 'pacific' }));
  const bytes = new Uint8Array(await bytesOf(blobs[0]!));
  const files = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]);
  return { data, calls, files };
}

afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('an archive of selected sessions', () => {
  it.each([
    { file: 'fit', asked: 'fit', ending: 'fit' },
    { file: 'gpx?rides=tracks', asked: 'gpx?rides=tracks', ending: 'gpx' },
  ] as const)('holds the $file of each, by day and name', async ({ file, asked, ending }) => {
    const { data, calls, files } = await saved(file);
    expect(calls).toEqual(['one', 'two', 'none'].map((hash) => `/api/activities/${hash}/${asked}`));
    expect(files).toEqual([
      [`2026-06-01 Dawn _ patrol (1).${ending}`, expect.stringContaining('one')],
      [`2026-06-01 Dawn _ patrol (2).${ending}`, expect.stringContaining('two')],
    ]);
    expect(data).toMatchObject({ failed: 1, error: { detail: 'No rides' } });
  });
});
