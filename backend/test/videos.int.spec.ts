import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { visitor } from './person.ts';
import { newPerson, sharedApp } from './shared-app.ts';
import { alignedVideos, type AlignedVideo, share, uploadSession } from './uploaded-session.ts';

const app = await sharedApp();

const videos = async () =>
  (await kai.json<{ videos: readonly AlignedVideo[] }>('GET', `/activities/${urlHash}`)).videos;
const align = (changes: object) =>
  kai.call('PUT', `/activities/${urlHash}/videos`, {
    file_name: 'GX010042.MP4',
    bytes: 4_000_000_000,
    last_modified: 1_780_000_000_000,
    starts_at: new Date(start).toISOString(),
    method: 'by_hand',
    ...changes,
  });

const kai = await newPerson(app);
const urlHash = await uploadSession(kai, 11);
const { activity_time } = await kai.json<{ activity_time: string }>('GET', `/activities/${urlHash}`);
const start = Date.parse(activity_time);

describe('videos of a session', () => {
  it('are in its answer, one row for each file', async () => {
    expect(await videos()).toEqual([]);
    const aligned = await alignedVideos(kai, urlHash);
    expect(aligned).toEqual([
      {
        id: aligned[0]!.id,
        file_name: 'GX010042.MP4',
        bytes: 4_000_000_000,
        last_modified: 1_780_000_000_000,
        starts_at: new Date(start).toISOString(),
        method: 'gopro',
      },
    ]);
    expect(await videos()).toEqual(aligned);
    const nudged = { ...aligned[0]!, starts_at: new Date(start + 100).toISOString(), method: 'by_hand' };
    expect(await (await align({ starts_at: nudged.starts_at })).json()).toEqual([nudged]);
    const other = (await (await align({ bytes: 5 })).json()) as readonly AlignedVideo[];
    expect(other).toHaveLength(2);
    expect((await kai.call('DELETE', `/activities/${urlHash}/videos/${other[1]!.id}`)).status).toBe(204);
    expect((await kai.call('DELETE', `/activities/${urlHash}/videos/${other[1]!.id}`)).status).toBe(404);
    expect(await videos()).toEqual([nudged]);
  });

  it.each([
    [{ file_name: '' }, 'A video has a file name'],
    [{ bytes: 0 }, 'bytes is the size'],
    [{ last_modified: 0.5 }, 'last_modified is a time'],
    [{ starts_at: 'noon' }, 'starts_at is the time'],
    [{ starts_at: '2026-06-30T23:59:60Z' }, 'a time that exists'],
    [{ method: 'guess' }, 'method is apple, gopro, clock or by_hand'],
  ])('need %j to be valid', async (changes, sentence) => {
    const refused = await align(changes);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(sentence)]);
  });

  it('are not public, are in the archive of their owner, and go with the session', async () => {
    await kai.json('POST', '/users/me/update-username', { username: 'kai_films' });
    await share(kai, urlHash);
    expect(JSON.stringify(await visitor(app).json('GET', `/public/activities/${urlHash}`))).not.toMatch(
      /GX010042|videos/,
    );
    const archive = async () => {
      const zip = await (await kai.call('GET', '/users/me/export')).arrayBuffer();
      return strFromU8(unzipSync(new Uint8Array(zip))['account.json']!);
    };
    expect(await archive()).toContain('GX010042.MP4');
    expect((await kai.call('DELETE', `/activities/${urlHash}`)).status).toBe(204);
    expect((await align({})).status).toBe(404);
  });
});
