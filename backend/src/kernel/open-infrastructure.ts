import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openBlobStore } from '../platform/blobs/open-blob-store.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { EmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { PgDatabase } from '../platform/database/pg-database.ts';
import { reachDatabase, type Reaching } from '../platform/database/reach-database.ts';
import type { EventStore } from './event-store/event-store.ts';
import { PostgresEventStore } from './event-store/postgres/postgres-event-store.ts';
import type { Infrastructure } from './kernel.module.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { createMailer } from '../platform/mail/create-mailer.ts';
import { Outbox } from '../platform/mail/outbox.ts';
import { OutboxSweep } from '../platform/mail/outbox-sweep.ts';

/** Infrastructure created from the settings. */
export interface OpenInfrastructure extends Infrastructure {
  /** Call after the application was closed. */
  close(): Promise<void>;
}

/** `server` owns the data folder; `guest` may run beside a server, such as the command line. */
export type ProcessRole = 'server' | 'guest';

/**
 * Starts or connects to the database and creates the stores on it.
 * @param say prints progress for the operator
 * @throws Error with one sentence for the operator
 */
export async function openInfrastructure(
  config: Config,
  log: Logger,
  say: (sentence: string) => void,
  role: ProcessRole = 'server',
): Promise<OpenInfrastructure> {
  const running = role === 'guest' ? await EmbeddedPostgres.runningUrl(config.dataDir) : undefined;
  const given = config.databaseUrl ?? running;
  const server = given === undefined ? await startServer(config, say) : undefined;
  const url = given ?? server?.url ?? '';
  const database = new PgDatabase({ url });
  const outbox = new Outbox(join(config.dataDir, 'outbox'), systemClock);
  const sweep = new OutboxSweep(outbox, config.outboxDays, log);
  const reaching: Reaching = { timeoutMs: config.startWaitMs, say, pause };
  try {
    await reachDatabase(database, reaching);
    const eventStore = await openEventStore(config, database, reaching);
    if (role === 'server') sweep.start();
    return {
      config,
      database,
      eventStore,
      blobs: await openBlobStore(config, reaching),
      mailer: createMailer(config, outbox),
      clock: systemClock,
      log,
      async close() {
        sweep.stop();
        await database.close();
        await server?.stop();
      },
    };
  } catch (error) {
    sweep.stop();
    await database.close();
    await server?.stop();
    throw error;
  }
}

async function openEventStore(
  { eventStoreUrl }: Config,
  database: PgDatabase,
  reaching: Reaching,
): Promise<EventStore> {
  if (eventStoreUrl === undefined) return new PostgresEventStore(database);
  // Loads the client only where it is needed.
  const { EventStoreDbEventStore } = await import('./event-store/eventstoredb/eventstoredb-event-store.ts');
  const { reachEventStore } = await import('./event-store/eventstoredb/reach-event-store.ts');
  const store = new EventStoreDbEventStore(eventStoreUrl);
  try {
    await reachEventStore(store, reaching);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

function startServer({ dataDir }: Config, say: (sentence: string) => void): Promise<EmbeddedPostgres> {
  return EmbeddedPostgres.start(dataDir, { onNotice: say });
}
