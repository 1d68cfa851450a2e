import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { encodeTrackFile, readTrackFile, simulateSession } from '@rideline/detection-engine';
import { gzipSync, strFromU8, unzipSync } from 'fflate';
import { BLOB_STORE, type BlobStore } from '../src/platform/blobs/blob-store.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { logOf } from './log-of.ts';
import { eventually } from './eventually.ts';
import { join, type Person } from './person.ts';
import { readLimits } from './read-limits.ts';

let app: AppUnderTest;
let kai: Person;
let urlHash: string;
const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 2, durationMinutes: 20 });
const file = encodeTrackFile(recorded, 'fit', { name: '=HYPERLINK("x")' });

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, 'kai@surf.example');
  await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
  const answer = (await (await kai.upload(file, 'früh "am" Morgen.fit')).json()) as { url_hash: string };
  urlHash = answer.url_hash;
});
afterAll(() => app.stop());

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

describe('exporting own data', () => {
  it('returns the original file unchanged', async () => {
    const answer = await kai.call('GET', `/activities/${urlHash}/original`);
    expect(await bytesOf(answer)).toEqual(new Uint8Array(file));
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w .()-]+"; filename\*=UTF-8''/,
    );
  });

  it('returns a compressed file compressed', async () => {
    const lani = await join(app, 'lani@packed.example');
    const packed = gzipSync(encodeTrackFile(recorded, 'gpx', { name: 'Packed' }));
    const { url_hash } = (await (await lani.upload(packed, 'packed.gpx.gz')).json()) as { url_hash: string };
    const answer = await lani.call('GET', `/activities/${url_hash}/original`, undefined, {
      'accept-encoding': 'gzip, br',
    });
    expect(await bytesOf(answer)).toEqual(new Uint8Array(packed));
  });

  it('returns the cleaned track as GPX', async () => {
    const answer = await kai.call('GET', `/activities/${urlHash}/gpx`, undefined, {
      'accept-encoding': 'identity',
    });
    const activity = await kai.json<{ point_count: number }>('GET', `/activities/${urlHash}`);
    // Streamed.
    expect(answer.headers.get('transfer-encoding')).toBe('chunked');
    const track = await readTrackFile(await bytesOf(answer), 'session.gpx', readLimits(app.config));
    expect(track.length).toBe(activity.point_count);
    expect(track.facts.sport).toBe('surfing');
  });

  it('returns everything as a ZIP', async () => {
    const entries = unzipSync(await bytesOf(await kai.call('GET', '/users/me/export')));
    const text = (name: string) => strFromU8(entries[name]!);
    expect(text('account.json')).toContain('kai_surfs');
    expect(text('activities.csv')).toContain(`"'=HYPERLINK(""x"")"`);
    expect(JSON.parse(text('activities.json'))).toHaveLength(1);
    const original = Object.keys(entries).find((name) => name.startsWith('originals/'));
    expect(entries[original!]).toEqual(new Uint8Array(file));
  });

  it('tells the maker of a device, which is all that is stored of it beside the original', async () => {
    const pua = await join(app, 'pua@surf.example');
    const device = 'Forerunner305 (Unit ID 3815748186)';
    const content = encodeTrackFile(recorded, 'tcx', { device });
    const { url_hash } = (await (await pua.upload(content, 'a.tcx')).json()) as { url_hash: string };
    const entries = unzipSync(await bytesOf(await pua.call('GET', '/users/me/export')));
    expect(JSON.parse(strFromU8(entries['activities.json']!))).toMatchObject([
      { device: 'garmin', import_millis: expect.any(Number) },
    ]);
    const events = (await logOf(app)).filter(({ stream }) => stream === `activity-${url_hash}`);
    expect(events.map(({ type }) => type)).toContain('ActivityUploaded');
    expect(JSON.stringify(events.map(({ data }) => data))).not.toMatch(/forerunner|3815748186/i);
  });

  it('returns the remaining data while activities are deleted', async () => {
    const noe = await join(app, 'noe@surf.example');
    const others = await app.blobFiles();
    const hashes: string[] = [];
    for (const seed of [1, 2, 3]) {
      const session = simulateSession({ surfType: 'traveling_waves', seed, durationMinutes: 45 });
      const content = encodeTrackFile(session.recorded, 'gpx', { name: `Session ${seed}` });
      hashes.push(((await (await noe.upload(content, 'a.gpx')).json()) as { url_hash: string }).url_hash);
    }
    const blobs = app.app.get<BlobStore>(BLOB_STORE);
    const read = blobs.read.bind(blobs);
    const reading = jest.spyOn(blobs, 'read').mockImplementationOnce(async (first) => {
      const content = await read(first);
      for (const urlHash of hashes) await noe.call('DELETE', `/activities/${urlHash}`);
      await eventually(async () => ((await app.blobFiles()).length > others.length ? undefined : true));
      return content;
    });
    const entries = unzipSync(await bytesOf(await noe.call('GET', '/users/me/export')));
    reading.mockRestore();
    expect(Object.keys(entries).filter((name) => name.startsWith('originals/'))).toHaveLength(1);
    expect(JSON.parse(strFromU8(entries['activities.json']!))).toHaveLength(3);
  });
});
