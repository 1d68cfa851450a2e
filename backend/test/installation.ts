import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../src/command-line/run-tool.ts';
import type { Tool } from '../src/command-line/tool.ts';
import { FolderBlobStore } from '../src/platform/blobs/folder-blob-store.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import type { Config } from '../src/platform/config/config.ts';
import { loadConfig } from '../src/platform/config/load-config.ts';
import type { EventStore } from '../src/kernel/event-store/event-store.ts';
import { EventStoreDbEventStore } from '../src/kernel/event-store/eventstoredb/eventstoredb-event-store.ts';
import { FakeEventStoreDb } from './support/eventstoredb/fake-eventstoredb.ts';
import { PostgresEventStore } from '../src/kernel/event-store/postgres/postgres-event-store.ts';
import { createLogger } from '../src/platform/logging/logger.ts';
import { createTestDatabase, type TestDatabase } from './support/test-database.ts';
import { type AppUnderTest, CollectingMailer, startOn } from './app-under-test.ts';

/** A database and a data folder of their own, on which the command line and then the app run. */
export interface Installation {
  readonly database: TestDatabase;
  readonly config: Config;
  /** What a command prints. */
  run(tool: Tool, ...args: readonly string[]): Promise<readonly string[]>;
  start(): Promise<AppUnderTest>;
  /** The same installation with its events at this address, in its database by default. */
  at(eventStoreUrl?: string): Promise<Installation>;
  remove(): Promise<void>;
}

export interface InstallationOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Events are stored in a double of EventStoreDB. */
  readonly inEventStoreDb?: boolean;
  /** Replaces the event store of commands. */
  readonly storeForTools?: (store: EventStore) => EventStore;
}

export async function newInstallation(options: InstallationOptions = {}): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rideline-test-'));
  const database = await createTestDatabase();
  const fake = options.inEventStoreDb === true ? await FakeEventStoreDb.start() : undefined;
  const installed = { dataDir, database, options };
  return {
    ...(await installationAt(installed, fake && `esdb://127.0.0.1:${fake.port}?tls=false`)),
    async remove() {
      await database.drop();
      fake?.server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface Installed {
  readonly dataDir: string;
  readonly database: TestDatabase;
  readonly options: InstallationOptions;
}

async function installationAt(installed: Installed, url: string | undefined): Promise<Installation> {
  const { dataDir, database, options } = installed;
  const config = await loadConfig({
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'error',
    GUESS_LIMIT_FACTOR: '1000',
    RATE_LIMIT_FACTOR: '1000',
    ...(url !== undefined && { EVENTSTORE_URL: url }),
    ...options.environment,
  });
  const openStore = () =>
    url === undefined ? new PostgresEventStore(database) : new EventStoreDbEventStore(url);
  return {
    database,
    config,
    async run(tool, ...args) {
      const said: string[] = [];
      const { signal } = new AbortController();
      const context = { args, say: (line: string) => void said.push(line), signal };
      if ((await tool.before?.(context)) === true) return said;
      const eventStore = openStore();
      const infrastructure = {
        config,
        database,
        eventStore: options.storeForTools?.(eventStore) ?? eventStore,
        blobs: await FolderBlobStore.open(join(dataDir, 'blobs')),
        mailer: new CollectingMailer(),
        clock: systemClock,
        log: createLogger('silent'),
      };
      await runTool(tool, infrastructure, context);
      return said;
    },
    start: () => startOn(database, config, openStore()),
    at: (eventStoreUrl) => installationAt(installed, eventStoreUrl),
    remove: () => Promise.resolve(),
  };
}
