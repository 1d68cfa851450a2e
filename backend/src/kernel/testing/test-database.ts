import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../database/migrate.ts';
import type { Migration } from '../database/migration.ts';
import { PgDatabase } from '../database/pg-database.ts';
import { TEST_POSTGRES_URL } from './test-postgres-url.ts';

export interface TestDatabase extends PgDatabase {
  readonly url: string;
  /** Closes the pool, terminates other connections and drops the database. */
  drop(): Promise<void>;
}

/**
 * Creates a database on the test server and applies these migrations. Call `drop` in afterAll.
 * @throws Error outside the integration project, whose global setup starts the server
 */
export async function createTestDatabase(migrations: readonly Migration[] = []): Promise<TestDatabase> {
  const server = process.env[TEST_POSTGRES_URL];
  if (server === undefined) throw new Error('Only *.int.spec.ts files have a Postgres server');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const database = new PgDatabase({ url: address.href, maxConnections: 10 });
  await migrate(database, migrations);
  return Object.assign(database, {
    url: address.href,
    async drop() {
      await database.close();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  });
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
