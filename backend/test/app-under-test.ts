import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../src/app.module.ts';
import { FolderBlobStore } from '../src/platform/blobs/folder-blob-store.ts';
import { Checkpoints } from '../src/kernel/checkpoints/checkpoints.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import type { Config } from '../src/platform/config/config.ts';
import { loadConfig } from '../src/platform/config/load-config.ts';
import { Contributions } from '../src/kernel/contributions.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { PgDatabase } from '../src/platform/database/pg-database.ts';
import { EventCatalog } from '../src/kernel/event-store/event-catalog.ts';
import { EventCodec } from '../src/kernel/event-store/event-codec.ts';
import type { EventStore } from '../src/kernel/event-store/event-store.ts';
import { EventStoreDbEventStore } from '../src/kernel/event-store/eventstoredb/eventstoredb-event-store.ts';
import { REAL_SERVER } from './support/eventstoredb/open-eventstoredb-store.ts';
import { type LogPart, partOfAServer } from './support/eventstoredb/part-of-a-server.ts';
import { PostgresEventStore } from '../src/kernel/event-store/postgres/postgres-event-store.ts';
import { createApp, serve } from '../src/platform/http/server/create-app.ts';
import { HttpListener } from '../src/platform/http/server/http-listener.ts';
import { Kernel } from '../src/kernel/kernel.ts';
import { createLogger } from '../src/platform/logging/logger.ts';
import { ensureServing } from '../src/kernel/projections/projection-tables.ts';
import type { Mail, Mailer } from '../src/platform/mail/mailer.ts';
import { type NamedDatabase, nameTestDatabase, type TestDatabase } from './support/test-database.ts';

/** Keeps what it is given for the test to read. */
export class CollectingMailer implements Mailer {
  /** Every mail that was sent, in order. */
  readonly mails: Mail[] = [];
  private readonly forgotten = new Set<Mail>();

  /** What an outbox would still hold. */
  get kept(): readonly Mail[] {
    return this.mails.filter((mail) => !this.forgotten.has(mail));
  }

  send(mail: Mail): Promise<void> {
    this.mails.push(mail);
    return Promise.resolve();
  }

  check(): Promise<void> {
    return Promise.resolve();
  }

  forget(address: string): Promise<void> {
    for (const mail of this.mails) {
      if (mail.to.toLowerCase() === address.toLowerCase()) this.forgotten.add(mail);
    }
    return Promise.resolve();
  }
}

/** An application that answers requests, in this process or another. */
export interface Served {
  readonly url: string;
}

export interface AppUnderTest extends Served {
  readonly app: NestFastifyApplication;
  readonly database: TestDatabase;
  readonly mailer: CollectingMailer;
  readonly config: Config;
  /** What of the server of EVENTSTORE_URL is its log. */
  readonly logPart: LogPart | undefined;
  /** Every file in the blob folder, kept or on its way. */
  blobFiles(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** The whole application on a database and a folder of its own, listening on a free port. */
export async function startApp(
  environment: Readonly<Record<string, string>> = {},
  /** Folder of a web app to serve. */
  webApp?: string,
  /** Where the log goes, one JSON object a line; standard output by default. */
  logTo?: { write(line: string): void },
  /** The log of events; by default in the database or, with EVENTSTORE_URL, on that server. */
  eventStore?: EventStore,
): Promise<AppUnderTest> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rideline-test-'));
  const config = await loadConfig({
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'error',
    // A thread that compiles the sources takes seconds to start on a busy machine.
    WORKER_JOB_MS: '120000',
    GUESS_LIMIT_FACTOR: '1000',
    RATE_LIMIT_FACTOR: '1000',
    ...environment,
  });
  const database = nameTestDatabase();
  const app = await serveOn(database, config, { webApp, logTo, eventStore, isNew: database });
  return {
    ...app,
    async stop() {
      await app.stop();
      await app.database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Another process of the same installation, as behind a load balancer; stop it before the first one. */
export async function startBeside(first: AppUnderTest, over: Partial<Config> = {}): Promise<AppUnderTest> {
  const { url } = first.database;
  const drop = () => first.database.drop();
  const database = Object.assign(new PgDatabase({ url, maxConnections: 10 }), { url, drop });
  const app = await serveOn(database, { ...first.config, ...over }, { logPart: first.logPart });
  return {
    ...app,
    async stop() {
      await app.stop();
      await database.close();
    },
  };
}

async function openLog(database: TestDatabase, given?: LogPart) {
  if (REAL_SERVER === undefined) return { eventStore: new PostgresEventStore(database), logPart: undefined };
  const store = new EventStoreDbEventStore(REAL_SERVER);
  const logPart = given ?? { begin: await store.head(), prefix: `${randomUUID()}-` };
  return { eventStore: partOfAServer(logPart, store), logPart };
}

/** The application on an existing database. */
export const startOn = (database: TestDatabase, config: Config, eventStore: EventStore) =>
  serveOn(database, config, { eventStore });

/** Makes stored events that are decoded match their schemas, upcast ones too. */
function checkDecodedEvents(app: NestFastifyApplication): void {
  const codec = app.get(EventCodec);
  const catalog = app.get(EventCatalog);
  const decode = codec.decode.bind(codec);
  codec.decode = async (events) => {
    const decoded = await decode(events);
    for (const { type, data } of decoded) catalog.find(type).checked(data);
    return decoded;
  };
}

interface Serving {
  readonly webApp?: string | undefined;
  readonly logTo?: { write(line: string): void } | undefined;
  readonly eventStore?: EventStore | undefined;
  readonly logPart?: LogPart | undefined;
  /** The database, when it has to be created. */
  readonly isNew?: NamedDatabase;
}

/** Creates the database with the tables of every module, as a first start leaves it. */
async function createWithTables(database: NamedDatabase, app: NestFastifyApplication): Promise<void> {
  const migrations = app.get(Kernel).migrations();
  const projections = app.get(Contributions).all.flatMap((contribution) => contribution.projections);
  const content = [migrations, projections.map(({ name, version, tables }) => [name, version, tables])];
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  await database.createAs(`tables_${hash}`, async (template) => {
    await migrate(template, migrations);
    const on = { database: template, checkpoints: new Checkpoints(template) };
    for (const projection of projections) await ensureServing(on, projection);
  });
}

async function serveOn(
  database: TestDatabase,
  config: Config,
  { webApp, logTo, eventStore: given, logPart: givenPart, isNew }: Serving,
): Promise<AppUnderTest> {
  const { eventStore, logPart } = given
    ? { eventStore: given, logPart: undefined }
    : await openLog(database, givenPart);
  const blobFolder = join(config.dataDir, 'blobs');
  const blobs = await FolderBlobStore.open(blobFolder);
  const mailer = new CollectingMailer();
  const log = createLogger(config.logLevel, logTo);
  const listener = new HttpListener(config);
  const port = await listener.listen(0, '127.0.0.1');
  const app = await createApp(
    AppModule.on({ config, database, eventStore, blobs, mailer, clock: systemClock, log }),
    config,
    { logger: log, listener, ...(webApp !== undefined && { webApp }) },
  );
  checkDecodedEvents(app);
  const kernel = app.get(Kernel);
  const stop = async () => {
    await listener.close(1_000);
    await kernel.stop();
    await app.close();
  };
  try {
    if (isNew) await createWithTables(isNew, app);
    await app.init();
    await kernel.start();
  } catch (error) {
    await stop();
    throw error;
  }
  await serve(app, listener);
  return {
    url: `http://127.0.0.1:${port}`,
    app,
    database,
    mailer,
    config,
    logPart,
    async blobFiles() {
      const entries = await readdir(blobFolder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    stop,
  };
}
