import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError } from '../errors/domain-error.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { PgDatabase } from './pg-database.ts';

describe('PgDatabase', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    await database.query('create table note (id int primary key, body text not null)');
  });
  afterAll(() => database.drop());

  it('returns the rows of a named statement', async () => {
    const rows = await database.query<{ sum: number }>('select $1::int + $2::int as sum', [2, 3], 'sum');
    expect(rows).toEqual([{ sum: 5 }]);
  });

  it('commits a transaction, and rolls back one that throws', async () => {
    await database.transaction((client) => client.query("insert into note values (1, 'kept')"));
    const failing = database.transaction(async (client) => {
      await client.query("insert into note values (2, 'lost')");
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await database.query('select id from note order by id')).toEqual([{ id: 1 }]);
  });

  it('rejects a transaction in which a failed statement was ignored', async () => {
    const careless = database.transaction(async (client) => {
      await client.query("insert into note values (3, 'lost')");
      await client.query('select 1 / 0').catch(() => undefined);
    });
    await expect(careless).rejects.toThrow('ignored in a transaction');
    expect(await database.query('select id from note where id = 3')).toEqual([]);
  });

  it('rethrows errors of the statement itself', async () => {
    await expect(database.query("insert into note values (1, 'again')")).rejects.toMatchObject({
      code: '23505',
    });
  });

  it('reports a server that does not run as unavailable', async () => {
    const nowhere = new PgDatabase({ url: 'postgres://nobody:none@127.0.0.1:1/none' });
    const failure = await nowhere.query('select 1').catch((error: unknown) => error);
    await nowhere.close();
    expect(failure).toBeInstanceOf(DomainError);
    expect(failure).toMatchObject({ kind: 'unavailable', options: { retryAfterSeconds: 2 } });
    expect(await database.isAlive()).toBe(true);
  });

  it('ends a statement over the time limit as unavailable and stays usable', async () => {
    const impatient = new PgDatabase({ url: database.url, statementTimeoutMs: 50, maxConnections: 1 });
    await expect(impatient.query('select pg_sleep(20)')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await impatient.query('select 1 as one')).toEqual([{ one: 1 }]);
    await impatient.close();
  });

  it('is not alive while all connections are busy, and queues one ping for concurrent calls', async () => {
    const crowded = new PgDatabase({ url: database.url, maxConnections: 1 });
    const busy = crowded.query('select pg_sleep(6)');
    expect(await Promise.all([crowded.isAlive(), crowded.isAlive(), crowded.isAlive()])).toEqual([
      false,
      false,
      false,
    ]);
    expect(crowded.pool.waitingCount).toBe(1);
    await busy;
    expect(await crowded.isAlive()).toBe(true);
    await crowded.close();
  });

  it('reports a connection lost between two statements of a transaction as unavailable', async () => {
    const cut = database.transaction(async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const ended = new Promise((resolve) => client.once('end', resolve));
      await database.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await ended;
      await client.query("insert into note values (4, 'lost')");
    });
    await expect(cut).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await database.query('select id from note where id = 4')).toEqual([]);
  });

  it('hands out no connection that was lost while it was idle', async () => {
    const pooled = new PgDatabase({ url: database.url, maxConnections: 5 });
    const five = Array.from({ length: 5 });
    await Promise.all(five.map(() => pooled.query('select pg_sleep(0.05)')));
    await database.query(
      'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const answers = await Promise.all(five.map(() => pooled.query('select 1 as one')));
    expect(answers).toEqual(five.map(() => [{ one: 1 }]));
    await pooled.close();
  });
});
