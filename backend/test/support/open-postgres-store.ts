import { PgDatabase } from '../../src/platform/database/pg-database.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { FlakyLink } from '../contract/event-store/flaky-link.ts';
import type { StoreUnderTest } from '../contract/event-store/harness.ts';
import { eventLogMigration } from '../../src/kernel/event-store/postgres/event-log.migration.ts';
import { PostgresEventStore } from '../../src/kernel/event-store/postgres/postgres-event-store.ts';

export interface PostgresStoreUnderTest extends StoreUnderTest {
  readonly database: TestDatabase;
}

/** Opens the adapter on a new database. */
export async function openPostgresStore(): Promise<PostgresStoreUnderTest> {
  const database = await createTestDatabase([eventLogMigration]);
  const address = new URL(database.url);
  const link = await FlakyLink.to({ host: address.hostname, port: Number(address.port) });
  address.hostname = '127.0.0.1';
  address.port = String(link.port);
  const linked = new PgDatabase({ url: address.href });
  const store = new PostgresEventStore(linked, { statementTimeoutMs: 1_500, retryForMs: 500, pollMs: 200 });
  const other = new PostgresEventStore(database);
  return {
    store,
    other,
    link,
    database,
    async plantStream(stream, revision) {
      await database.transaction(async (client) => {
        await client.query("SET LOCAL eventlog.writing = 'on'");
        await client.query('INSERT INTO eventlog.streams (stream_id, revision) VALUES ($1, $2)', [
          stream,
          revision,
        ]);
      });
    },
    async close() {
      await store.close();
      await other.close();
      await linked.close();
      await link.close();
      await database.drop();
    },
  };
}
