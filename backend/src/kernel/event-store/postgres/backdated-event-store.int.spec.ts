import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import { readEverything, someEvents } from '../../../../test/contract/event-store/some-events.ts';
import { WrongExpectedRevision } from '../event-store.errors.ts';
import { BackdatedEventStore } from './backdated-event-store.ts';
import { eventLogMigration } from './event-log.migration.ts';
import { PostgresEventStore } from './postgres-event-store.ts';

describe('BackdatedEventStore', () => {
  let database: TestDatabase;
  let store: BackdatedEventStore;
  let time = new Date('2023-01-01T08:00:00Z');

  beforeAll(async () => {
    database = await createTestDatabase([eventLogMigration]);
    store = new BackdatedEventStore(database, { now: () => time });
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  it('records events at the time of its clock, in the order of their positions', async () => {
    await store.append('board-1', 'no_stream', someEvents(2));
    time = new Date('2024-02-29T20:30:00Z');
    await Promise.all([
      store.append('board-1', 1n, someEvents(1)),
      store.append('board-2', 'any', someEvents(1)),
    ]);
    const events = await readEverything(store, 0n);
    expect(
      events.map(({ stream, revision, recordedAt }) => [stream, revision, recordedAt.toISOString()]),
    ).toEqual([
      ['board-1', 0n, '2023-01-01T08:00:00.000Z'],
      ['board-1', 1n, '2023-01-01T08:00:00.000Z'],
      ['board-1', 2n, '2024-02-29T20:30:00.000Z'],
      ['board-2', 0n, '2024-02-29T20:30:00.000Z'],
    ]);
  });

  it('refuses an append that is not at the expected revision', async () => {
    await expect(store.append('board-1', 1n, someEvents(1))).rejects.toThrow(WrongExpectedRevision);
    await expect(store.append('board-1', 'no_stream', someEvents(1))).rejects.toThrow(WrongExpectedRevision);
    await expect(store.append('board-9', 'stream_exists', someEvents(1))).rejects.toThrow(
      WrongExpectedRevision,
    );
  });

  it('leaves a log that PostgresEventStore continues', async () => {
    const after = new PostgresEventStore(database);
    const { revision, position } = await after.append('board-1', 2n, someEvents(1));
    expect({ revision, position }).toEqual({ revision: 3n, position: await after.head() });
    await after.close();
  });
});
