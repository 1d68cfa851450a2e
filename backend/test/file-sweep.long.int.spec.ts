import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir, utimes } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { Readable } from 'node:stream';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { BLOB_STORE, type BlobStore } from '../src/platform/blobs/blob-store.ts';
import { FileSweep } from '../src/modules/activities/adapters/files/file-sweep.ts';
import { SessionFiles } from '../src/modules/activities/adapters/files/session-files.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join } from './person.ts';
import { storedCounts } from './stored-counts.ts';

let app: AppUnderTest;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 2, durationMinutes: 8 });
const file = encodeTrackFile(recorded, 'fit', { name: 'Cut off' });

/** Leaves a file like a crash between keeping it and appending its first event. */
async function keepWithoutActivity(): Promise<void> {
  const original = await app.app.get<BlobStore>(BLOB_STORE).stage(Readable.from([file]), file.byteLength);
  const key = { owner: 1, contentHash: original.hash, surfType: 'traveling_waves', part: 0 } as const;
  const track = new Uint8Array([1]);
  await app.app.get(SessionFiles).store(1, original, [{ key, track, urlHash: 'cutoffcutoffcutoffcuto' }]);
}

/** Ages all files by hours. */
async function age(): Promise<void> {
  await app.database.query(`UPDATE activities.upload_claims SET claimed_at = now() - interval '2 hours'`);
  const then = new Date(Date.now() - 7_200_000);
  const entries = await readdir(joinPath(app.config.dataDir, 'blobs'), {
    recursive: true,
    withFileTypes: true,
  });
  for (const entry of entries) {
    if (entry.isFile()) await utimes(joinPath(entry.parentPath, entry.name), then, then);
  }
}

describe('the file sweep', () => {
  const sweep = () => app.app.get(FileSweep).sweep();

  it('deletes orphaned files after a delay, unless they were uploaded again', async () => {
    const before = await storedCounts(app);
    await keepWithoutActivity();
    expect(await sweep()).toBe(0);
    await age();
    await keepWithoutActivity();
    expect(await sweep()).toBe(0);
    expect((await storedCounts(app)).claims).toBe(before.claims + 1);
    await age();
    expect(await sweep()).toBe(1);
    expect(await storedCounts(app)).toEqual(before);
  });

  it('keeps files of activities regardless of age', async () => {
    const kai = await join(app, 'kai@surf.example');
    await kai.upload(file, 'whole.fit');
    const before = await storedCounts(app);
    await age();
    expect(await sweep()).toBe(0);
    expect(await storedCounts(app)).toEqual(before);
  });
});
