import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../../src/platform/database/migrate.ts';
import type { Migration } from '../../src/platform/database/migration.ts';
import { PgDatabase } from '../../src/platform/database/pg-database.ts';
import { TEST_POSTGRES_URL } from './test-postgres-url.ts';

export interface TestDatabase extends PgDatabase {
  readonly url: string;
  /** Closes the pool, terminates other connections and drops the database. */
  drop(): Promise<void>;
}

/** A database of the test server that does not exist yet: nothing may use it before it is created. */
export interface NamedDatabase extends TestDatabase {
  create(): Promise<void>;
  /** Copies a database, which the first call of the run with this name makes. */
  createAs(template: string, make: (database: PgDatabase) => Promise<void>): Promise<void>;
}

/**
 * Creates a database on the test server and applies these migrations. Call `drop` in afterAll.
 * @throws Error outside the integration project, whose global setup starts the server
 */
export async function createTestDatabase(migrations: readonly Migration[] = []): Promise<TestDatabase> {
  const database = nameTestDatabase();
  await database.create();
  await migrate(database, migrations);
  return database;
}

/** @throws Error outside the integration project, whose global setup starts the server */
export function nameTestDatabase(): NamedDatabase {
  const server = process.env[TEST_POSTGRES_URL];
  if (server === undefined) throw new Error('Only *.int.spec.ts files have a Postgres server');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = urlOf(server, name);
  const database = new PgDatabase({ url, maxConnections: 10 });
  return Object.assign(database, {
    url,
    create: () => onServer(server, (sql) => sql(`create database ${name}`)),
    async createAs(template: string, make: (database: PgDatabase) => Promise<void>) {
      await onServer(server, async (sql) => {
        await sql(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
        if ((await sql(`select from pg_database where datname = '${template}'`)) === 0) {
          await makeTemplate(server, template, make, sql);
        }
        await sql(`create database ${name} template ${template}`);
      });
    },
    async drop() {
      await database.close();
      await onServer(server, (sql) => sql(`drop database if exists ${name} with (force)`));
    },
  });
}

/** Key of the advisory lock under which workers of a run make and copy templates. */
const TEMPLATE_LOCK = 7_243_063;

/** Runs a statement; resolves to the number of its rows. */
type Sql = (statement: string) => Promise<number | null>;

/** Made under another name, so that a failure leaves no half template. */
async function makeTemplate(
  server: string,
  template: string,
  make: (database: PgDatabase) => Promise<void>,
  sql: Sql,
): Promise<void> {
  const draft = `${template}_draft`;
  await sql(`drop database if exists ${draft} with (force)`);
  await sql(`create database ${draft}`);
  const database = new PgDatabase({ url: urlOf(server, draft), maxConnections: 1 });
  try {
    await make(database);
  } finally {
    await database.close();
  }
  await sql(`alter database ${draft} rename to ${template}`);
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(url: string, work: (sql: Sql) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(async (statement) => (await client.query(statement)).rowCount);
  } finally {
    await client.end();
  }
}
