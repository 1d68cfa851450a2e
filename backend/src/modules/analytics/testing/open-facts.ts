import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDbFile } from '../adapters/duckdb-file.ts';
import { FactFile } from '../adapters/fact-file.ts';
import { analyticsProjection } from '../read/facts/analytics.projection.ts';

/** A folder for DuckDB files. */
export interface FactFolder {
  /** Opens or creates the file of this name. @param memory that DuckDB may use, such as `64MB` */
  open(name: string, memory?: string): Promise<OpenFacts>;
  remove(): Promise<void>;
}

export interface OpenFacts {
  readonly duckDb: DuckDbFile;
  readonly facts: FactFile;
}

export async function createFactFolder(): Promise<FactFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'rideline-facts-'));
  return {
    async open(name, memory) {
      const duckDb = await DuckDbFile.open(join(folder, name), join(folder, `${name}.temp`), memory);
      const facts = await FactFile.read(duckDb, analyticsProjection);
      if (facts.state === undefined) await facts.create(0);
      return { duckDb, facts };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const PEOPLE = 'SELECT * FROM people ORDER BY user_id';
const SESSIONS = 'SELECT * REPLACE (session_key::VARCHAR AS session_key) FROM sessions ORDER BY session_key';
const MONTHS_OF_USE = 'SELECT * FROM months_of_use ORDER BY user_id, month';
const REFUSALS = 'SELECT * FROM refusals ORDER BY ALL';
const SYNC_FAILURES = 'SELECT * FROM sync_failures ORDER BY ALL';

/** The derived tables, times as ISO 8601 texts and days as YYYY-MM-DD. */
export async function derivedTables({ facts, duckDb }: OpenFacts) {
  await facts.derive();
  return {
    people: (await duckDb.rows(PEOPLE)).map(plain),
    sessions: (await duckDb.rows(SESSIONS)).map(plain),
    months: (await duckDb.rows(MONTHS_OF_USE)).map(plain),
    refusals: (await duckDb.rows(REFUSALS)).map(plain),
    syncFailures: (await duckDb.rows(SYNC_FAILURES)).map(plain),
  };
}

const DAYS: ReadonlySet<string> = new Set([
  'counted_month',
  'uploaded_month',
  'last_day',
  'day',
  'month',
  'before',
  'after',
]);

const plain = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (!(value instanceof Date)) return [column, value];
      return [column, DAYS.has(column) ? value.toISOString().slice(0, 10) : value.toISOString()];
    }),
  );
