import { PgDatabase } from '../../src/platform/database/pg-database.ts';
import { eventLogMigration } from '../../src/kernel/event-store/postgres/event-log.migration.ts';
import { PostgresEventStore } from '../../src/kernel/event-store/postgres/postgres-event-store.ts';
import { FlakyLink } from '../contract/event-store/flaky-link.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { checkpointsMigration } from '../../src/kernel/checkpoints/checkpoints.migration.ts';
import type { EventDecoder } from '../../src/kernel/checkpoints/decoded-pages.ts';
import {
  subscriptionTools,
  type SubscriptionTools,
} from '../../src/kernel/checkpoints/subscription-tools.ts';

/** The events of these specs are not sealed and have one version. */
export const plainDecoder: EventDecoder = { decode: (events) => Promise.resolve(events) };

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

export const createLogDatabase = (): Promise<TestDatabase> =>
  createTestDatabase([eventLogMigration, checkpointsMigration]);

/** Pool, store and leases of one process, over a connection that a test can cut. */
export interface ProcessUnderTest {
  readonly tools: SubscriptionTools;
  readonly link: FlakyLink;
  /** Breaks every connection for good, as kill -9 does. */
  die(): void;
  close(): Promise<void>;
}

export async function startProcess(
  databaseUrl: string,
  decoder: EventDecoder = plainDecoder,
): Promise<ProcessUnderTest> {
  const address = new URL(databaseUrl);
  const link = await FlakyLink.to({ host: address.hostname, port: Number(address.port) });
  address.hostname = '127.0.0.1';
  address.port = String(link.port);
  const database = new PgDatabase({ url: address.href });
  const store = new PostgresEventStore(database, { statementTimeoutMs: 2_000, retryForMs: 200, pollMs: 100 });
  const tools = subscriptionTools({ store, decoder, database, log: silent });
  return {
    tools,
    link,
    die: () => link.cut(),
    async close() {
      await tools.leases.close();
      await store.close();
      await database.close();
      await link.close();
    },
  };
}
