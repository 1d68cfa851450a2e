import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { backup } from '../src/command-line/backup.ts';
import { restore } from '../src/command-line/restore.ts';
import type { Tool } from '../src/command-line/tool.ts';
import { verify } from '../src/command-line/verify.ts';
import { readManifest, writeManifest } from '../src/kernel/backup/manifest.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { caughtUp, everythingOf, linesOfLog, storeOf } from './everything.ts';
import { type Installation, type InstallationOptions, newInstallation } from './installation.ts';
import { readModels } from './read-models.ts';
import { surfCommunity, type SurfCommunity } from './surf-community.ts';

/** A test starts the app several times. */
const TIMEOUT_MS = 600_000;
const SECRET_KEYS = Buffer.alloc(32, 7).toString('base64');
const environment = { SECRET_KEYS };

let folder: string;
let first: Installation;
let app: AppUnderTest;
let community: SurfCommunity;
/** Made while nobody wrote, with keys. */
let quiet: string;
/** What the app had then. */
let expected: Awaited<ReturnType<typeof everythingOf>>;
const installations: Installation[] = [];
const apps: AppUnderTest[] = [];

async function installation(options: InstallationOptions = {}): Promise<Installation> {
  const made = await newInstallation({ environment, ...options });
  installations.push(made);
  return made;
}
async function started(on: Installation): Promise<AppUnderTest> {
  const running = await on.start();
  apps.push(running);
  await caughtUp(running);
  return running;
}
async function stop(running: AppUnderTest): Promise<void> {
  apps.splice(apps.indexOf(running), 1);
  await running.stop();
}

/** Runs a command beside the first app. */
async function run(tool: Tool, ...args: string[]): Promise<string[]> {
  const said: string[] = [];
  const { signal } = new AbortController();
  const context = { args, say: (line: string) => void said.push(line), signal };
  if ((await tool.before?.(context)) !== true) await tool.run({ ...context, app: app.app });
  return said;
}

const filesIn = async (path: string) =>
  (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => joinPath(entry.parentPath, entry.name).slice(path.length + 1))
    .toSorted();

beforeAll(async () => {
  folder = await mkdtemp(joinPath(tmpdir(), 'rideline-backups-'));
  first = await installation();
  app = await started(first);
  community = await surfCommunity(app);
  await caughtUp(app);
  quiet = joinPath(folder, 'quiet');
  await run(backup, quiet, '--with-keys');
  expected = await everythingOf(app, community);
}, TIMEOUT_MS);
afterAll(async () => {
  for (const running of [...apps]) await running.stop();
  for (const made of installations) await made.remove();
  await rm(folder, { recursive: true, force: true });
});

describe('a restored backup', () => {
  it(
    'has the same events, rows, files, read models and answers, across the event stores too',
    async () => {
      expect(
        Object.values(expected.answers).filter((answer) => answer.startsWith('200 ')).length,
      ).toBeGreaterThan(15);
      expect(expected.files).toHaveLength(2);

      const second = await installation({ inEventStoreDb: true });
      const said = await second.run(restore, quiet);
      expect(said.at(-1)).toBe('Restored. The next start of the app builds the read models from the events.');
      const inEventStoreDb = await started(second);
      expect(await everythingOf(inEventStoreDb, community)).toEqual(expected);
      await stop(inEventStoreDb);
      await expect((await second.at()).start()).rejects.toThrow(
        'EVENTSTORE_URL must be set: the events of this database are in EventStoreDB. ' +
          'Restore a backup to a new database to move them.',
      );

      const third = await installation();
      const onward = joinPath(folder, 'onward');
      await second.run(backup, onward, '--with-keys');
      await third.run(restore, onward);
      const back = await started(third);
      expect(await everythingOf(back, community)).toEqual(expected);
      expect(await third.run(verify)).toEqual([expect.stringMatching(/: no problems\.$/)]);
      await stop(back);
      await expect((await third.at('esdb://127.0.0.1:1')).start()).rejects.toThrow(
        'EVENTSTORE_URL must be removed: the events of this database are in Postgres.',
      );
    },
    TIMEOUT_MS,
  );

  it(
    'starts its automations after the events that they had handled',
    async () => {
      const host = await installation();
      await host.run(restore, quiet);
      const [row] = await host.database.query<{ least: string }>(
        `SELECT min(position)::text AS least FROM eventlog.checkpoints WHERE kind = 'automation'`,
      );
      const restored = await host.start();
      apps.push(restored);
      expect(BigInt(row!.least)).toBe(await storeOf(restored).head());
      expect(BigInt(row!.least)).toBeGreaterThan(0n);
      expect(restored.mailer.mails).toEqual([]);
      await stop(restored);
    },
    TIMEOUT_MS,
  );
});

describe('a backup of an app that serves', () => {
  it(
    'is whole and free of contradictions',
    async () => {
      let isDone = false;
      let writes = 0;
      const writing = (async () => {
        for (; !isDone; writes += 1) await community.write();
      })();
      const busy = joinPath(folder, 'busy');
      await eventually(() => writes > 2 || undefined);
      await run(backup, busy, '--with-keys');
      const meanwhile = writes;
      isDone = true;
      await writing;
      expect(meanwhile).toBeGreaterThan(3);
      expect(await run(verify, busy)).toEqual([expect.stringMatching(/^Whole: \d+ events, /)]);

      const host = await installation();
      await host.run(restore, busy);
      const restored = await started(host);
      const events = await linesOfLog(storeOf(restored));
      expect(await linesOfLog(storeOf(app))).toEqual(expect.arrayContaining([...events]));
      expect((await linesOfLog(storeOf(app))).slice(0, events.length)).toEqual(events);
      expect(await host.run(verify)).toEqual([expect.stringMatching(/: no problems\.$/)]);
      await stop(restored);
    },
    TIMEOUT_MS,
  );
});

describe('keys', () => {
  it(
    'are in a backup only when asked for, and a restore without them tells what it could not read',
    async () => {
      const bare = joinPath(folder, 'bare');
      await run(backup, bare);
      expect((await readManifest(bare)).keys).toBeUndefined();
      expect(await filesIn(bare)).not.toContain('keys.ndjson.gz');

      const host = await installation();
      await expect(host.run(restore, bare)).rejects.toThrow(
        /^There are no keys for the sealed fields of 3 people \(.*ActivityUploaded\.fileName.*--keys FILE/,
      );
      expect(await host.database.query(`SELECT FROM pg_tables WHERE schemaname = 'eventlog'`)).toEqual([]);
      await host.run(restore, bare, '--keys', joinPath(quiet, 'keys.ndjson.gz'));
      const restored = await started(host);
      expect(await everythingOf(restored, community)).toEqual(await everythingOf(app, community));
      await stop(restored);
    },
    TIMEOUT_MS,
  );

  it(
    'may be given up, and the sealed fields then read as those of erased people',
    async () => {
      const bare = joinPath(folder, 'bare');
      const without = await installation();
      await without.run(restore, bare, '--without-keys');
      const unreadable = await started(without);
      const rows = JSON.stringify(await readModels((sql) => without.database.query(sql)));
      expect(rows).toContain('[erased]');
      expect(rows).not.toContain('kai_surfs');
      await stop(unreadable);
    },
    TIMEOUT_MS,
  );

  it('that the installation of a restore cannot open are refused', async () => {
    const host = await installation({ environment: { SECRET_KEYS: Buffer.alloc(32, 8).toString('base64') } });
    await expect(host.run(restore, quiet)).rejects.toThrow(
      /^SECRET_KEYS \(or secret\.keys in DATA_DIR\) must/,
    );
    expect(await host.database.query(`SELECT FROM pg_tables WHERE schemaname = 'eventlog'`)).toEqual([]);
  });
});

describe('a damaged backup', () => {
  const kinds = [
    ['the manifest', 'manifest.json', /manifest\.sha256 does not fit manifest\.json/],
    ["the manifest's hash", 'manifest.sha256', /manifest\.sha256 does not fit manifest\.json/],
    ['the log', 'log/events-00001.ndjson.gz', /log\/events-00001\.ndjson\.gz is damaged/],
    ['a table', 'tables/identity.passwords.ndjson.gz', /tables\/identity\.passwords\.ndjson\.gz is damaged/],
    ['the keys', 'keys.ndjson.gz', /keys\.ndjson\.gz is damaged/],
    ['the list of originals', 'blobs.ndjson.gz', /blobs\.ndjson\.gz is damaged/],
    ['an original', 'blobs/', /blobs\/..\/[0-9a-f]{64} is damaged/],
  ] as const;

  it.each(kinds)('is refused with the name of the file: a byte of %s', async (_what, path, sentence) => {
    const damaged = joinPath(folder, 'damaged');
    await cp(quiet, damaged, { recursive: true });
    const name = (await filesIn(damaged)).find((file) => file.startsWith(path))!;
    const content = await readFile(joinPath(damaged, name));
    content[content.length >> 1]! ^= 1;
    await writeFile(joinPath(damaged, name), content);
    await expect(run(verify, damaged)).rejects.toThrow(sentence);
    const host = await installation();
    await expect(host.run(restore, damaged)).rejects.toThrow(sentence);
    expect(await host.database.query(`SELECT FROM pg_tables WHERE schemaname !~ '^(pg_|inf)'`)).toEqual([]);
    await rm(damaged, { recursive: true });
  });

  it('is refused with the name of a file that is missing', async () => {
    const cut = joinPath(folder, 'cut');
    await cp(quiet, cut, { recursive: true });
    await rm(joinPath(cut, 'keys.ndjson.gz'));
    await expect(run(verify, cut)).rejects.toThrow('keys.ndjson.gz is missing');
    await rm(joinPath(cut, 'manifest.json'));
    await expect(run(verify, cut)).rejects.toThrow('it has no manifest.json');
  });

  it('is refused with a sentence if a version made it that knows more', async () => {
    const newer = joinPath(folder, 'newer');
    await cp(quiet, newer, { recursive: true });
    const { format: _format, ...manifest } = await readManifest(newer);
    await rm(joinPath(newer, 'manifest.json'));
    await rm(joinPath(newer, 'manifest.sha256'));
    await writeManifest(newer, { ...manifest, migrations: [...manifest.migrations, 'KiteFlown v1'] });
    const host = await installation();
    await expect(host.run(restore, newer)).rejects.toThrow(
      /can't read the backup .*: it lacks KiteFlown v1\.$/,
    );
    expect(await host.database.query(`SELECT FROM pg_tables WHERE schemaname !~ '^(pg_|inf)'`)).toEqual([]);
  });
});

describe('a backup that cannot be finished', () => {
  it('leaves no folder, and one that exists is not overwritten', async () => {
    const { signal } = new AbortController();
    const to = joinPath(folder, 'interrupted');
    const stopped = backup.run({
      app: app.app,
      args: [to],
      say: () => undefined,
      signal: AbortSignal.abort(),
    });
    await expect(stopped).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => name.startsWith('interrupted'))).toEqual([]);
    await expect(backup.run({ app: app.app, args: [quiet], say: () => undefined, signal })).rejects.toThrow(
      'exists already',
    );
  });

  it('tells which originals the installation itself lost', async () => {
    const [name] = (await app.blobFiles()).toSorted();
    const path = joinPath(app.config.dataDir, 'blobs', name!.slice(0, 2), name!);
    const content = await readFile(path);
    await rm(path);
    const to = joinPath(folder, 'lossy');
    await expect(run(backup, to)).rejects.toThrow('The backup lacks 1 original files');
    expect((await readManifest(to)).blobs.lost).toEqual([name]);
    await writeFile(path, content);
  });
});

describe('a restore', () => {
  it('is refused on a host with data or a running app', async () => {
    await expect(run(restore, quiet)).rejects.toThrow('Stop the app first');
    const host = await installation();
    await host.run(restore, quiet);
    await expect(host.run(restore, quiet)).rejects.toThrow(
      'A backup is restored to an empty host only, and this one has events.',
    );
  });

  it(
    'that was interrupted keeps the app from starting, and continues',
    async () => {
      let appends = 0;
      const host = await installation({
        storeForTools: (store) => {
          const appendCopies = store.appendCopies.bind(store);
          store.appendCopies = async (events) => {
            appends += 1;
            if (appends > 1) return appendCopies(events);
            await appendCopies(events.slice(0, 5));
            throw new Error('The process died');
          };
          return store;
        },
      });
      await expect(host.run(restore, quiet)).rejects.toThrow('The process died');
      await expect(host.run(verify)).rejects.toThrow('A backup was not completely restored here');
      await host.run(restore, quiet);
      const restored = await started(host);
      expect(await everythingOf(restored, community)).toEqual(expected);
      await stop(restored);
    },
    TIMEOUT_MS,
  );
});
