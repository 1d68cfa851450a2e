import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Tool } from '../src/command-line/tool.ts';
import { verify } from '../src/command-line/verify.ts';
import { Contributions, type Contribution } from '../src/kernel/contributions.ts';
import { EventStoreDbEventStore } from '../src/kernel/event-store/eventstoredb/eventstoredb-event-store.ts';
import { versionMarks } from '../src/kernel/known-data.ts';
import { Kernel } from '../src/kernel/kernel.ts';
import { appliedMigrations } from '../src/platform/database/migrate.ts';
import { ActivityUploaded } from '../src/modules/activities/events/upload-events.ts';
import { BuiltProcess } from './built-process.ts';
import { type Installation, newInstallation } from './installation.ts';
import { join, Person } from './person.ts';
import { storedRows } from './read-models.ts';
import { uploadSession } from './uploaded-session.ts';

/** Each test starts the app several times. */
const TIMEOUT_MS = 120_000;

let host: Installation;
afterEach(() => host.remove());

const newerUpload = { ...ActivityUploaded, version: ActivityUploaded.version + 1 };

/** What a later version adds to this one. */
const newerVersion = (adds: Partial<Contribution>): Tool => ({
  usage: 'newer',
  preparesDatabase: true,
  async run({ app }) {
    const empty = { module: 'newer', events: [], projections: [], automations: [], migrations: [] };
    app.get(Contributions).add({ ...empty, ...adds });
    await app.get(Kernel).migrate();
  },
});

const cases = [
  [
    'a version of an event',
    { migrations: versionMarks([newerUpload]).slice(-1) },
    `ActivityUploaded v${newerUpload.version}`,
  ],
  [
    'a migration',
    { migrations: [{ id: 'kites/0001-kites', sql: 'CREATE TABLE kites (id int)' }] },
    'kites/0001-kites',
  ],
] as const;

const builtOn = ({ config, database }: Installation) =>
  new BuiltProcess(config.dataDir, { DATABASE_URL: database.url });

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** All tables with their rows, read models and the log included. */
async function everythingIn({ database }: Installation) {
  const tables = await database.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname !~ '^(pg_|information_schema$)' ORDER BY 1`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    rows[name] = await database.query(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
  }
  return { rows, stored: await storedRows((sql) => database.query(sql)) };
}

describe('going back to this version', () => {
  it.each(cases)(
    'is refused with one sentence after another one added %s, and nothing is written',
    async (_what, adds, name) => {
      host = await newInstallation();
      await (await host.start()).stop();
      await host.run(newerVersion(adds));
      const before = await everythingIn(host);
      const sentence =
        `Another version of Rideline has used this database, and this one does not know ${name}: ` +
        'start that version, or restore a backup made before the update to an empty host.';
      await expect(builtOn(host).start()).rejects.toThrow(new RegExp(`^${escaped(sentence)}$`, 'm'));
      await expect(host.run(verify)).rejects.toThrow(sentence);
      expect(await everythingIn(host)).toEqual(before);
    },
    TIMEOUT_MS,
  );

  it(
    'is possible after a newer one changed read models only: they are built again',
    async () => {
      host = await newInstallation();
      const first = await host.start();
      const kai = await join(first, 'kai@surf.example');
      await uploadSession(kai, 3);
      const list = await kai.json('GET', '/activities');
      await first.stop();
      await host.database.query(
        `UPDATE eventlog.checkpoints SET version = version + 1 WHERE kind = 'projection';
         ALTER TABLE read_activities.activity RENAME COLUMN document TO newer`,
      );
      const again = await host.start();
      expect(await new Person(again, kai.token).json('GET', '/activities')).toEqual(list);
      await again.stop();
    },
    TIMEOUT_MS,
  );
});

describe('a new database with EventStoreDB', () => {
  it('is refused if that has events, and nothing is written', async () => {
    host = await newInstallation({ inEventStoreDb: true });
    const store = new EventStoreDbEventStore(host.config.eventStoreUrl!);
    const metadata = { actor: 'system', correlation: 'other' };
    await store.append('account-1', 'no_stream', [
      { id: randomUUID(), type: 'AdminGranted', schemaVersion: 1, data: {}, metadata },
    ]);
    await store.close();
    await expect(host.start()).rejects.toThrow('The event store has events and this database is new');
    expect(await appliedMigrations(host.database)).toEqual([]);
  });

  it('is used with one without events, and started again', async () => {
    host = await newInstallation({ inEventStoreDb: true });
    await (await host.start()).stop();
    await (await host.start()).stop();
  });
});
