import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { replay } from '../src/command-line/replay.ts';
import { EVENT_STORE, type EventStore } from '../src/kernel/event-store/event-store.ts';
import { Health } from '../src/kernel/health/health.ts';
import { BACKGROUND_WORK, type BackgroundWork, Kernel } from '../src/kernel/kernel.ts';
import { ReadModels } from '../src/kernel/projections/read-models.ts';
import { DuckDbProjection } from '../src/modules/analytics/adapters/duckdb-projection.ts';
import { StockKeysCommand } from '../src/modules/video-editor/write/stock-keys/stock-keys.use-case.ts';
import { startApp, startBeside, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, type Person } from './person.ts';
import { joinAsAdmin } from './statistics.ts';

/** Part of everything personal in this spec; what is not personal does not contain it. */
const MARK = 'zqxjk';

interface Shown {
  readonly projection: string;
  readonly version: number;
  readonly position: string;
  readonly head: string;
  readonly lag: number;
  readonly status: string;
  readonly rebuild: { readonly state: string; readonly progress: { readonly events: number } | null } | null;
}

let app: AppUnderTest;
let admin: Person;

beforeAll(async () => {
  app = await startApp();
  admin = await joinAsAdmin(app);
  await app.app.get(CommandBus).execute(new StockKeysCommand([`${MARK}-1`]));
});
afterAll(() => app.stop());

const shown = async (): Promise<Shown> => {
  const all = await admin.json<Shown[]>('GET', '/admin/replays');
  return all.find(({ projection }) => projection === 'analytics')!;
};

/** Resolves when the file of a process has applied the whole log. */
async function caughtUp(at: AppUnderTest = app): Promise<void> {
  const readModels = at.app.get(ReadModels);
  const head = await at.app.get<EventStore>(EVENT_STORE).head();
  await eventually(async () => {
    const lag = (await readModels.lag())['analytics'];
    return lag?.status === 'live' && lag.position >= head ? true : undefined;
  });
}

const generationOf = (at: AppUnderTest) =>
  at.app
    .get(DuckDbProjection)
    .open()
    .then((state) => state?.generation);

/** The bytes of every file of the statistics, by name. */
async function bytes(): Promise<ReadonlyMap<string, string>> {
  const folder = joinPath(app.config.dataDir, 'analytics');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => joinPath(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const)),
  );
}

describe('the statistics in a process', () => {
  it('are shown among the read models and in the health of the app', async () => {
    await caughtUp();
    const row = await shown();
    expect(row).toMatchObject({ version: expect.any(Number), lag: 0, status: 'live', rebuild: null });
    expect(BigInt(row.position)).toBeGreaterThan(0n);
    const health = await eventually(() => {
      const { body } = app.app.get(Health).answer();
      const { projections } = JSON.parse(body) as { projections: Record<string, unknown> };
      return Promise.resolve(projections['analytics']);
    });
    expect(health).toEqual({ lag: expect.any(Number), status: expect.any(String) });
  });

  it('are not waited for by the start', () => {
    const { projections } = app.app.get<BackgroundWork>(BACKGROUND_WORK);
    expect(projections.registry.all().map(({ name }) => name)).not.toContain('analytics');
    expect(app.app.get(Kernel).ready).toBe(true);
  });

  it('are rebuilt by an admin, and then by every process', async () => {
    const other = await startBeside(app);
    try {
      await caughtUp();
      await caughtUp(other);
      const before = (await generationOf(app)) ?? 0;
      expect((await admin.call('POST', '/admin/replays', { projection: 'analytics' })).status).toBe(202);
      const row = await eventually(async () => {
        const { rebuild } = await shown();
        return rebuild?.state === 'done' ? rebuild : undefined;
      });
      expect(row.progress?.events).toBeGreaterThan(0);
      for (const process of [app, other]) {
        await eventually(async () => ((await generationOf(process)) === before + 1 ? true : undefined));
        await caughtUp(process);
      }
    } finally {
      await other.stop();
    }
  });

  it('are rebuilt by the command line', async () => {
    const before = (await generationOf(app)) ?? 0;
    const said: string[] = [];
    await replay.run({
      app: app.app,
      args: ['--projection', 'analytics'],
      say: (sentence) => said.push(sentence),
      signal: new AbortController().signal,
    });
    expect(said.at(-1)).toMatch(/^analytics: rebuilt from \d+ events at \d+ events\/s\.$/);
    expect(await generationOf(app)).toBe(before + 1);
  });

  // Last: the app is stopped, which writes everything into the file.
  it('hold no personal data in any byte', async () => {
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
    await caughtUp();

    const secrets = [MARK, url_hash];
    const looked = async () => {
      const files = await bytes();
      for (const [name, content] of files) {
        const found = secrets.filter((secret) => content.toLowerCase().includes(secret.toLowerCase()));
        expect([name, found]).toEqual([name, []]);
      }
      return [...files.values()].join('');
    };
    // The WAL holds rows as they were appended: the search finds what is not secret.
    expect(await looked()).toContain('foil');
    await app.app.get(Kernel).stop();
    await looked();
  });
});
