import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { verify } from '../src/command-line/verify.ts';
import { appliedMigrations, migrate } from '../src/platform/database/migrate.ts';
import { EventStoreDbEventStore } from '../src/kernel/event-store/eventstoredb/eventstoredb-event-store.ts';
import { LOG_BEFORE_VERSION_1 } from '../src/kernel/event-store/postgres/event-log.migration.ts';
import { type Installation, newInstallation } from './installation.ts';

let host: Installation;
afterEach(() => host.remove());

describe.each([
  ['Postgres', false],
  ['EventStoreDB', true],
])('data of a version before 1.0.0 with events in %s', (_store, inEventStoreDb) => {
  it('is refused with a sentence by the app and the command line, and nothing is written', async () => {
    host = await newInstallation({ inEventStoreDb });
    await migrate(host.database, [{ id: LOG_BEFORE_VERSION_1, sql: 'CREATE SCHEMA eventlog' }]);
    const sentence =
      'This data was written by a version of Rideline before 1.0.0, which this one cannot read: ' +
      'start the earlier version, or begin with an empty DATA_DIR and an empty database.';
    await expect(host.start()).rejects.toThrow(sentence);
    await expect(host.run(verify)).rejects.toThrow(sentence);
    expect(await appliedMigrations(host.database)).toEqual([LOG_BEFORE_VERSION_1]);
  });
});

describe('a new database with EventStoreDB', () => {
  it('is refused if that has events, and nothing is written', async () => {
    host = await newInstallation({ inEventStoreDb: true });
    const store = new EventStoreDbEventStore(host.config.eventStoreUrl!);
    const metadata = { actor: 'system', correlation: 'older' };
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
