import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLines } from '../src/kernel/backup/backup-files.ts';
import { Contributions } from '../src/kernel/contributions.ts';
import { eventOfLine } from '../src/kernel/backup/event-line.ts';
import { FakeEventStoreDb } from '../src/kernel/event-store/eventstoredb/testing/fake-eventstoredb.ts';
import { createTestDatabase, type TestDatabase } from '../src/kernel/testing/test-database.ts';
import { startApp } from './app-under-test.ts';
import { BuiltProcess } from './built-process.ts';
import { eventually } from './eventually.ts';
import { type KeptAnswers, keptAnswersOf, readKept, withColumns } from './kept-answers.ts';
import { Person, signIn, visitor } from './person.ts';

/** Written by earlier versions of the program; see the README there. */
const fixtures = join(import.meta.dirname, 'fixtures', 'older-versions');
const versions = readdirSync(fixtures, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .toSorted();
const SECRET_KEYS = Buffer.alloc(32, 7).toString('base64');

async function* eventsOf(version: string) {
  const folder = join(fixtures, version, 'backup', 'log');
  for (const file of readdirSync(folder)) {
    for await (const lines of readLines(join(folder, file))) yield* lines.map(eventOfLine);
  }
}

describe.each([
  ...versions.map((version) => ({ version, store: 'Postgres' })),
  { version: versions[0]!, store: 'EventStoreDB' },
])('the data of earlier version $version in $store', ({ version, store }) => {
  let database: TestDatabase;
  let dataDir: string;
  let fake: Awaited<ReturnType<typeof FakeEventStoreDb.start>> | undefined;
  let server: BuiltProcess;
  let kept: KeptAnswers;
  let kai: Person;

  const answers = async () => withColumns(await keptAnswersOf(kai, visitor(server), Object.keys(kept)));

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'rideline-older-'));
    fake = store === 'EventStoreDB' ? await FakeEventStoreDb.start() : undefined;
    server = new BuiltProcess(dataDir, {
      DATABASE_URL: database.url,
      SECRET_KEYS,
      START_WAIT_MS: '0',
      ...(fake && { EVENTSTORE_URL: `esdb://127.0.0.1:${fake.port}?tls=false` }),
    });
    kept = readKept(await readFile(join(fixtures, version, 'answers.json'), 'utf8'));
    await server.tool('admin', 'restore', join(fixtures, version, 'backup'));
    await server.start();
    kai = await eventually(async () => {
      const login = await signIn(server, 'kai@surf.example', 'correct horse');
      if (!login.ok) return undefined;
      return new Person(server, ((await login.json()) as { access_token: string }).access_token);
    });
    await eventually(async () =>
      (await kai.json<unknown[]>('GET', '/activities')).length === 2 ? true : undefined,
    );
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await database.drop();
    fake?.server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is answered as that version answered', async () => {
    expect(await answers()).toMatchObject(withColumns(kept));
  });

  it('is upcast without dead letters, and all of it is sound', async () => {
    expect(await database.query('SELECT name, error FROM eventlog.dead_letters')).toEqual([]);
    await server.tool('admin', 'verify');
  });

  it('is answered the same after its read models are built again', async () => {
    await server.tool('replay', '--all', '--fresh');
    expect(await answers()).toMatchObject(withColumns(kept));
    expect(await database.query('SELECT name, error FROM eventlog.dead_letters')).toEqual([]);
  });
});

describe('the data of earlier versions', () => {
  it('holds every version of an event that is upcast', async () => {
    const held = new Set<string>();
    for (const version of versions) {
      for await (const { type, schemaVersion } of eventsOf(version)) held.add(`${type} v${schemaVersion}`);
    }
    const app = await startApp();
    const events = app.app.get(Contributions).all.flatMap((contribution) => contribution.events);
    await app.stop();
    const upcast = events.flatMap(({ type, upcasters }) =>
      upcasters.map((_, index) => `${type} v${index + 1}`),
    );
    expect(upcast).toContain('ActivityUploaded v1');
    expect(upcast.filter((shape) => !held.has(shape))).toEqual([]);
  });
});
