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

/** Paths such as `fit/a.fit`; empty without the corpus. */
async function allFiles(): Promise<string[]> {
  if (!existsSync(corpus)) return [];
  const files = FORMATS.map(async (format) =>
    (await readdir(joinPath(corpus, format))).sort().map((file) => `${format}/${file}`),
  );
  return (await Promise.all(files)).flat();
}

interface Activity {
  readonly trackpoints: readonly { readonly time: string; readonly heart_rate: number | null }[];
  readonly heart_rate: { readonly average: number; readonly max: number } | null;
  readonly effort: Readonly<Record<'riding_s' | 'paddling_s' | 'waiting_s' | 'elsewhere_s', number>>;
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
    for (const path of await allFiles()) {
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
      const activity = await kai.json<Activity>('GET', `/activities/${url_hash}`);
      // The engine tells the first of several sessions, and the answer the one with most rides.
      if (others.length === 0) {
        const beats = activity.trackpoints.map(({ heart_rate }) => heart_rate);
        expect([name, beats]).toEqual([name, expected]);
      }
      expect([name, ...figuresOf(activity)]).toEqual([name, activity.heart_rate, 0]);
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
      { read: 240, refused: 94 },
    ]).toContainEqual(outcomes);
  }, 900_000);
});

const sha256 = (bytes: Uint8Array | ArrayBuffer) =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex');

/** The mean and largest pulse of its points, and the seconds by which its effort misses its length. */
function figuresOf({ trackpoints, effort }: Activity) {
  const beats = trackpoints.flatMap(({ heart_rate }) => heart_rate ?? []);
  const mean = Math.round(beats.reduce((sum, bpm) => sum + bpm, 0) / beats.length);
  const seconds = (Date.parse(trackpoints.at(-1)!.time) - Date.parse(trackpoints[0]!.time)) / 1000;
  const { riding_s, paddling_s, waiting_s, elsewhere_s } = effort;
  const missed = Math.round(riding_s + paddling_s + waiting_s + elsewhere_s - seconds);
  return [beats.length === 0 ? null : { average: mean, max: Math.max(...beats), zones: null }, missed + 0];
}

/** The pulse at each point of the cleaned track, or the error. */
async function engineOn(
  bytes: Uint8Array,
  name: string,
  limits: ReadLimits,
): Promise<readonly (number | null)[] | TrackFileError> {
  try {
    const { heartRate } = cleanTrack(await readTrackFile(bytes, name, limits), limits.maxPoints);
    return Array.from(heartRate, (bpm) => bpm || null);
  } catch (error) {
    if (error instanceof TrackFileError) return error;
    throw error;
  }
}
