import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { createLogDatabase } from '../../../kernel/checkpoints/testing/process-under-test.ts';
import { counted } from '../../../kernel/checkpoints/testing/tally.ts';
import type { TestDatabase } from '../../../kernel/testing/test-database.ts';
import { localTally, newFolder, removeFolder, type LocalTally } from '../testing/local-tally.ts';
import { AnalyticsStore } from './analytics-store.ts';
import { questionFrom } from './question.ts';

Logger.overrideLogger(false);

const SLOW = { name: 'slow', sql: 'SELECT count(*) AS count FROM range(1000000000) a, range(1000000) b' };

class ImpatientStore extends AnalyticsStore {
  protected override readonly timeoutMs = 300;
}

let database: TestDatabase;
let folder: string;
let tally: LocalTally;

beforeEach(async () => {
  database = await createLogDatabase();
  folder = await newFolder();
  tally = await localTally(database.url, folder);
});

afterEach(async () => {
  await tally.stop();
  await database.drop();
  await removeFolder(folder);
});

async function record(amount: number): Promise<void> {
  const { position } = await tally.process.tools.store.append('tally-1', 'any', [counted(amount)]);
  await tally.reaches(position);
}

const ask = (sql: string, parameters?: Record<string, string | number>) =>
  tally.store.ask({ name: 'question', sql }, parameters);

describe('a question', () => {
  it('is unavailable while there is no file', async () => {
    await expect(ask('SELECT 1 AS one')).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'The statistics are being prepared. Please try again in a minute.',
    });
  });

  it('gets parameters by name, and numbers for integers of every size', async () => {
    tally.start();
    await record(40);
    const sql = `SELECT sum(total) AS sum, count(*) AS count, $today::DATE - 1 AS yesterday, $limit AS most FROM sums`;
    expect(await ask(sql, { today: '2026-03-01', limit: 5 })).toEqual([
      { sum: 40, count: 1, yesterday: new Date('2026-02-28'), most: 5 },
    ]);
  });

  it('is answered from memory until an event is applied', async () => {
    tally.start();
    await record(1);
    const sql = 'SELECT random() AS random';
    const first = await ask(sql);
    expect(await ask(sql)).toEqual(first);
    expect(await ask(sql, {})).toEqual(first);
    await record(2);
    expect(await ask(sql)).not.toEqual(first);
  });

  it('that takes too long is interrupted, and the next one is answered', async () => {
    tally.start();
    await record(1);
    const impatient = new ImpatientStore(tally.projection);
    const slow = impatient.ask(SLOW);
    const next = ask('SELECT sum(total) AS sum FROM sums');
    await expect(slow).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'This took too long to calculate. Please try again in a minute.',
    });
    expect(await next).toEqual([{ sum: 1 }]);
    await record(2);
    expect(await ask('SELECT sum(total) AS sum FROM sums')).toEqual([{ sum: 3 }]);
  });

  it('that is wrong fails alone', async () => {
    tally.start();
    await record(1);
    await expect(ask('SELECT missing FROM sums')).rejects.toThrow('missing');
    expect(await ask('SELECT total FROM sums')).toEqual([{ total: 1 }]);
  });

  it.each([
    ["SELECT * FROM read_csv('/etc/hostname')", 'disabled by configuration'],
    ["ATTACH '/tmp/other.duckdb'", 'disabled by configuration'],
    ["COPY sums TO '/tmp/sums.csv'", 'disabled by configuration'],
    ['SET threads = 8', 'has been locked'],
    ['SET enable_external_access = true', 'locked'],
    ['INSTALL httpfs', 'disabled'],
  ])('can not reach beyond its file: %s', async (sql, reason) => {
    tally.start();
    await record(1);
    await expect(ask(sql)).rejects.toThrow(reason);
  });

  it('is read from the file beside its code', () => {
    const { name, sql } = questionFrom(import.meta.url, '../read/facts/derived-tables.sql');
    expect(name).toBe('derived-tables');
    expect(sql).toContain('CREATE TABLE people');
  });
});
