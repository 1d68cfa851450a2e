import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { StockKeysCommand } from '../src/modules/video-editor/write/stock-keys.use-case.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join, type Person } from './person.ts';
import { joinAsAdmin } from './statistics.ts';
import { uploadSession } from './uploaded-session.ts';

/** Part of everything personal in this spec; what is not personal does not contain it. */
const MARK = 'zqxjk';
/** Above the largest pid of Linux. */
const DEAD = '4194305.duckdb';

let app: AppUnderTest;
let admin: Person;
let folder: string;

beforeAll(async () => {
  app = await startApp();
  folder = joinPath(app.config.dataDir, 'analytics');
  await mkdir(folder, { recursive: true });
  await writeFile(joinPath(folder, DEAD), MARK);
  admin = await joinAsAdmin(app);
  await app.app.get(CommandBus).execute(new StockKeysCommand([`${MARK}-1`]));
});
afterAll(() => app.stop());

const global = () => admin.json<Record<string, number>>('GET', '/admin/stats/global');

/** The bytes of every file of the statistics, by name. */
async function bytes(): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => joinPath(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const)),
  );
}

describe('the file of the statistics', () => {
  it('is written when an admin asks, and replaces those of killed processes', async () => {
    expect(await readdir(folder)).toEqual([DEAD]);
    expect(await global()).toMatchObject({ total_users: 1, total_activities: 0 });
    expect(await readdir(folder)).not.toContain(DEAD);
  });

  it('follows each change, and forgets who erased the account', async () => {
    const kai = await join(app, 'kai@surf.example');
    await uploadSession(kai, 1);
    expect(await global()).toMatchObject({ total_users: 2, total_activities: 1 });
    expect((await kai.call('POST', '/users/me/delete-account', { password: 'correct horse' })).status).toBe(
      204,
    );
    expect(await global()).toMatchObject({ total_users: 1, total_activities: 0 });
  });

  it('holds no personal data in any byte', async () => {
    const kai = await join(app, `${MARK}@surf.example`);
    await kai.json('POST', '/users/me/update-username', { username: `${MARK}_surfs` });
    const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 3, durationMinutes: 8 });
    const file = encodeTrackFile(recorded, 'fit', { name: `${MARK} reef` });
    const answer = await kai.upload(file, `${MARK}.fit`);
    const { url_hash } = (await answer.json()) as { url_hash: string };
    await kai.json('PUT', `/activities/${url_hash}`, { activity_name: `${MARK} point` });
    await kai.json('PUT', `/activities/${url_hash}/note`, { note: `${MARK} was there` });
    await kai.json('PUT', `/activities/${url_hash}`, { video_link: `https://video.example/${MARK}` });
    await kai.json('PUT', `/activities/${url_hash}`, { is_public: true });
    const vessel = { brand: `${MARK} boards`, model: MARK, nickname: `old ${MARK}`, type: 'foil' };
    const { id } = await kai.json<{ id: number }>('POST', '/surf-vessels', vessel);
    await kai.json('PUT', `/activities/${url_hash}`, { surf_vessel_id: id });
    await kai.json('POST', '/users/me/get-activation-key');
    expect(await global()).toMatchObject({ total_public_activities: 1 });

    const files = await bytes();
    for (const [name, content] of files) {
      const found = [MARK, url_hash].filter((secret) => content.toLowerCase().includes(secret.toLowerCase()));
      expect([name, found]).toEqual([name, []]);
    }
    // The WAL holds rows as they were appended: the search finds what is not secret.
    expect([...files.values()].join('')).toContain('foil');
  });
});
