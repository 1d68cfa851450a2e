import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import {
  startProcess,
  type ProcessUnderTest,
} from '../../../kernel/checkpoints/testing/process-under-test.ts';
import type { Sums } from '../../../kernel/checkpoints/testing/tally.ts';
import { until } from '../../../kernel/checkpoints/testing/until.ts';
import { LocalProjections } from '../../../kernel/projections/local/local-projections.ts';
import type { LocalProjectionRunner } from '../../../kernel/projections/local/local-projection-runner.ts';
import { AnalyticsStore } from '../adapters/analytics-store.ts';
import { DuckDbProjection } from '../adapters/duckdb-projection.ts';
import type { FactModel } from '../read/facts/fact-model.ts';

const amountOf = (event: StoredEvent) => (event.data as { amount: number }).amount;

/** Facts in which an event that is missed or applied twice shows, with sums derived from them. */
export const tallyModel: FactModel = {
  name: 'tally',
  version: 1,
  consumes: ['Counted'],
  derivesAfter: [],
  tables: `
    CREATE TABLE counted (position BIGINT, stream VARCHAR, amount INTEGER);
    CREATE TABLE sums (stream VARCHAR, total INTEGER, events INTEGER)`,
  factsOf: (events) => ({
    counted: events.map((event) => [event.position, event.stream, amountOf(event)]),
  }),
  async derive(sql, after) {
    await sql.run('DELETE FROM sums WHERE stream IN (SELECT stream FROM counted WHERE position > $after)', {
      after,
    });
    await sql.run(
      `INSERT INTO sums SELECT stream, sum(amount), count(*) FROM counted
       WHERE stream IN (SELECT stream FROM counted WHERE position > $after) GROUP BY stream`,
      { after },
    );
  },
};

export const newFolder = () => mkdtemp(join(tmpdir(), 'rideline-duckdb-'));
export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

export interface LocalTally {
  readonly process: ProcessUnderTest;
  readonly projection: DuckDbProjection;
  readonly runner: LocalProjectionRunner;
  readonly store: AnalyticsStore;
  start(): void;
  /** Resolves when the copy has applied this position. */
  reaches(position: bigint): Promise<void>;
  sums(): Promise<Sums>;
  stop(): Promise<void>;
}

/** One process with its copy of the tally in this folder. */
export async function localTally(
  databaseUrl: string,
  folder: string,
  model: FactModel = tallyModel,
): Promise<LocalTally> {
  const process = await startProcess(databaseUrl);
  const projection = new DuckDbProjection(folder, model);
  const local = new LocalProjections(process.tools, { checkMs: 50, gatherMs: 1, pageSize: 7 });
  local.register(projection);
  const store = new AnalyticsStore(projection);
  const lag = async () => (await local.lag())['tally'];
  return {
    process,
    projection,
    runner: local.runnerOf('tally')!,
    store,
    start: () => local.start(),
    reaches: (position) =>
      until(`the copy reaches ${position}`, async () => {
        const { position: reached = -1n, status } = (await lag()) ?? {};
        return reached >= position && status === 'live';
      }),
    async sums() {
      const rows = await store.ask<{ stream: string; total: number; events: number }>({
        name: 'sums',
        sql: 'SELECT stream, total, events FROM sums ORDER BY stream',
      });
      return Object.fromEntries(rows.map(({ stream, total, events }) => [stream, { total, events }]));
    },
    async stop() {
      await local.stop();
      await process.close();
    },
  };
}
