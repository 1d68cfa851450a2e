import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join as joinPath } from 'node:path';
import { cleanTrack, readTrackFile, TrackFileError, type ReadLimits } from '@rideline/detection-engine';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join, type Person } from './person.ts';
import { readLimits } from './read-limits.ts';
import { storedCounts } from './stored-counts.ts';

/** Real recordings and broken files; not in the repository, so searched next to it. */
const corpus = joinPath(import.meta.dirname, '..', '..', '..', 'shared', 'tracks');
const FORMATS = ['fit', 'gpx', 'tcx'] as const;
const EVENLY_CHOSEN = 4;
/** Special cases: gaps under water, chained parts, a wrong checksum, an undeclared prefix, 13,520 points. */
const TELLING = [
  'Speedsurfing20211020115946.fit',
  'activity-settings.fit',
  'activity-filecrc.fit',
  'no-application-id-inside-developer-data-id.fit',
  'empty.fit',
  '6037744996.gpx',
  'defiwind2007.gpx',
  'gpx_track_multiple_tracks.gpx',
  'sup_activity_2.tcx',
];

/** Paths such as `fit/a.fit`; empty without the corpus. */
async function chosenFiles(): Promise<string[]> {
  if (!existsSync(corpus)) return [];
  const chosen: string[] = [];
  for (const format of FORMATS) {
    const files = (await readdir(joinPath(corpus, format))).sort();
    const step = Math.floor(files.length / EVENLY_CHOSEN);
    const isTelling = (file: string) => TELLING.some((telling) => file.endsWith(telling));
    const picked = files.filter((file, index) => index % step === 0 || isTelling(file));
    chosen.push(...picked.map((file) => `${format}/${file}`));
  }
  return chosen;
}

describe('uploading real files', () => {
  let app: AppUnderTest;
  let kai: Person;

  beforeAll(async () => {
    app = await startApp();
    kai = await join(app, 'kai@surf.example');
  });
  afterAll(() => app.stop());

  it('stores what the engine reads and returns the original unchanged, or rejects the file and keeps nothing', async () => {
    const outcomes = { read: 0, refused: 0 };
    for (const path of await chosenFiles()) {
      const name = basename(path);
      const bytes = new Uint8Array(await readFile(joinPath(corpus, path)));
      const expected = await engineOn(bytes, name, readLimits(app.config));
      const before = await storedCounts(app);
      const answer = await kai.upload(bytes, name);
      if (expected instanceof TrackFileError) {
        const { detail, code } = (await answer.json()) as { detail: string; code: string };
        expect([name, answer.status, code, detail]).toEqual([name, 422, expected.code, expected.message]);
        expect(await storedCounts(app)).toEqual(before);
        outcomes.refused += 1;
        continue;
      }
      expect([name, answer.status]).toEqual([name, 200]);
      const { url_hash, others } = (await answer.json()) as { url_hash: string; others: string[] };
      const activity = await kai.json<{ trackpoints: unknown[] }>('GET', `/activities/${url_hash}`);
      // The engine tells the first of several sessions, and the answer the one with most rides.
      if (others.length === 0) expect([name, activity.trackpoints.length]).toEqual([name, expected]);
      const original = await kai.call('GET', `/activities/${url_hash}/original`);
      expect([name, original.status, sha256(await original.arrayBuffer())]).toEqual([
        name,
        200,
        sha256(bytes),
      ]);
      outcomes.read += 1;
    }
    expect([
      { read: 0, refused: 0 },
      { read: 19, refused: 3 },
    ]).toContainEqual(outcomes);
  }, 180_000);
});

const sha256 = (bytes: Uint8Array | ArrayBuffer) =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex');

/** Points of the cleaned track, or the error. */
async function engineOn(
  bytes: Uint8Array,
  name: string,
  limits: ReadLimits,
): Promise<number | TrackFileError> {
  try {
    return cleanTrack(await readTrackFile(bytes, name, limits), limits.maxPoints).length;
  } catch (error) {
    if (error instanceof TrackFileError) return error;
    throw error;
  }
}
