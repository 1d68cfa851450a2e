import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { BLOB_STORE, type BlobStore } from '../src/platform/blobs/blob-store.ts';
import { newUrlHash } from '../src/platform/ids/url-hash.ts';
import { SessionFiles } from '../src/modules/activities/adapters/files/session-files.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join } from './person.ts';
import { storedCounts } from './stored-counts.ts';
import { uploadSession } from './uploaded-session.ts';

let app: AppUnderTest;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const PEOPLE = 15;

/** Stores a file of one person, and waits for `mayKeep` where it is put into the blob store. */
async function store(owner: number, mayKeep: Promise<void>, onKeep: () => void) {
  const content = Buffer.from(`file of ${owner}`);
  const original = await app.app.get<BlobStore>(BLOB_STORE).stage(Readable.from([content]), content.length);
  const hanging = {
    hash: original.hash,
    bytes: original.bytes,
    read: () => original.read(),
    discard: () => original.discard(),
    keep: async () => {
      onKeep();
      await mayKeep;
      await original.keep();
    },
  };
  const key = { owner, contentHash: original.hash, surfType: 'traveling_waves', part: 0 } as const;
  const session = { key, track: new Uint8Array([1]), urlHash: newUrlHash() };
  return app.app.get(SessionFiles).store(owner, hanging, [session]);
}

describe('while the blob store hangs', () => {
  it('answers what needs no file, and stores all files afterwards', async () => {
    const kai = await join(app, 'kai@surf.example');
    const before = await storedCounts(app);
    let goOn: () => void = () => undefined;
    const mayKeep = new Promise<void>((resolve) => (goOn = resolve));
    const half = app.database.pool.options.max / 2;
    let hanging = 0;
    const stored = Array.from({ length: PEOPLE }, (_, person) =>
      store(1_000 + person, mayKeep, () => (hanging += 1)),
    );
    try {
      await eventually(() => (hanging >= half ? true : undefined));
      expect((await kai.call('GET', '/users/me')).status).toBe(200);
      expect(hanging).toBe(half);
    } finally {
      goOn();
      await Promise.all(stored);
    }
    expect(hanging).toBe(PEOPLE);
    expect((await storedCounts(app)).claims).toBe(before.claims + PEOPLE);
  });

  it('lists sessions and their pictures while the files of one are removed', async () => {
    const noa = await join(app, 'noa@surf.example');
    const removed = await uploadSession(noa, 5);
    // As SessionFiles holds it until the object store answers.
    const removing = await app.database.pool.connect();
    await removing.query('BEGIN');
    await removing.query('DELETE FROM activities.tracks WHERE url_hash = $1', [removed]);
    try {
      for (const path of ['', `/outlines?activity_hashes=${removed}`, `/${removed}`]) {
        expect((await noa.call('GET', `/activities${path}`)).status).toBe(200);
      }
    } finally {
      await removing.query('ROLLBACK');
      removing.release();
    }
    const { place } = await noa.json<{ place: string | null }>('GET', `/activities/${removed}`);
    expect(place).toEqual(expect.any(String));
  });
});
