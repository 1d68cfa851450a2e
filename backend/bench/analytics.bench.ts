/**
 * The questions of the admin dashboard on DuckDB, compared with the same statements on Postgres with indexes over the
 * same rows in the same run, and the speed of feeding DuckDB from the log, compared with paging through it. By default
 * 100,000 people with 500,000 sessions; `npm run bench analytics -- --people=1000000` takes a million with five.
 */
import { deepStrictEqual } from 'node:assert/strict';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PgDatabase } from '../src/kernel/database/pg-database.ts';
import { startThrowawayPostgres } from '../src/kernel/testing/throwaway-postgres.ts';
import { DuckDbFile } from '../src/modules/analytics/adapters/duckdb-file.ts';
import { SerialQueue } from '../src/modules/analytics/adapters/serial-queue.ts';
import { ASKED } from './analytics/asked.ts';
import { measureFeeding } from './analytics/feeding.ts';
import { millisOf, percentile, printMachine, timed } from './analytics/figures.ts';
import { makeUpFile } from './analytics/made-up-file.ts';
import { copyDerivedTables, inPostgres } from './analytics/postgres-copy.ts';

const ROUNDS = 20;
/** Copying and indexing millions of rows takes minutes. */
const COPY_ENDS_MS = 1_800_000;

type Name = keyof typeof ASKED;
const NAMES = Object.keys(ASKED) as Name[];

interface Times {
  readonly duckDb: number[];
  readonly postgres: number[];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { people: { type: 'string' }, sessions: { type: 'string' } },
  });
  const people = Number(values.people ?? 100_000);
  printMachine();
  const folder = await mkdtemp(join(tmpdir(), 'rideline-analytics-'));
  const server = await startThrowawayPostgres({ durable: true });
  const database = new PgDatabase({ url: server.url, statementTimeoutMs: COPY_ENDS_MS });
  try {
    await chmod(folder, 0o755);
    await measureQuestions(people, folder, database);
    await measureFeeding(database, folder, Number(values.sessions ?? 29_500));
  } finally {
    await database.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureQuestions(people: number, folder: string, database: PgDatabase): Promise<void> {
  const path = join(folder, 'made-up.duckdb');
  await makeUpFile(path, join(folder, 'temp'), people);
  await timed('copied to Postgres with indexes', () => copyDerivedTables(path, folder, database));
  const rssBefore = process.memoryUsage().rss;
  const file = await DuckDbFile.open(path, join(folder, 'temp'));
  const queue = new SerialQueue();
  const askDuckDb = (name: Name) => queue.run(() => file.rows(ASKED[name][0].sql, ASKED[name][1]));
  const askPostgres = async (name: Name) => {
    const { text, values } = inPostgres(ASKED[name][0].sql, ASKED[name][1]);
    return database.query(text, values, name);
  };
  try {
    for (const name of NAMES) {
      deepStrictEqual(plain(await askDuckDb(name)), plain(await askPostgres(name)), `${name} differs`);
    }
    const times = new Map<Name, Times>(NAMES.map((name) => [name, { duckDb: [], postgres: [] }]));
    const together: Times = { duckDb: [], postgres: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, { duckDb, postgres }] of times) {
        duckDb.push(await millisOf(() => askDuckDb(name)));
        postgres.push(await millisOf(() => askPostgres(name)));
      }
      together.duckDb.push(await millisOf(() => Promise.all(NAMES.map(askDuckDb))));
      together.postgres.push(await millisOf(() => Promise.all(NAMES.map(askPostgres))));
    }
    const [sessions] = await file.rows<{ sessions: number }>('SELECT count(*) AS sessions FROM sessions');
    console.log(
      `\nAnswers over ${count(people)} people and ${count(sessions!.sessions)} sessions, ${ROUNDS} rounds`,
    );
    console.log('Targets: p95 100 ms each, 400 ms together, ratio of the medians 5; DuckDB 300 MB');
    console.table({
      ...Object.fromEntries([...times].map(([name, taken]) => [name, tableRow(taken)])),
      'all 11 at once': tableRow(together),
    });
    await printMemory(file, rssBefore);
  } finally {
    file.close();
  }
}

async function printMemory(file: DuckDbFile, rssBefore: number): Promise<void> {
  const [used] = await file.rows<{ bytes: number }>(
    'SELECT sum(memory_usage_bytes)::DOUBLE AS bytes FROM duckdb_memory()',
  );
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  const grown = megabytes(process.memoryUsage().rss - rssBefore);
  console.log(
    `DuckDB holds ${megabytes(used!.bytes)}; the process grew by ${grown} from opening the file to here.`,
  );
}

/** Both drivers give the same plain values; Postgres gives bigint as text, which no question answers. */
const plain = (rows: readonly object[]) => rows.map((row) => ({ ...row }));

const count = (figure: number) => figure.toLocaleString('en');

function tableRow({ duckDb, postgres }: Times) {
  return {
    'DuckDB median, ms': round(percentile(duckDb, 0.5)),
    'p95, ms': round(percentile(duckDb, 0.95)),
    'Postgres median, ms': round(percentile(postgres, 0.5)),
    'Postgres p95, ms': round(percentile(postgres, 0.95)),
    'times faster': round(percentile(postgres, 0.5) / percentile(duckDb, 0.5)),
  };
}

const round = (figure: number) => Number(figure.toPrecision(3));

await main();
