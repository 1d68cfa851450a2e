import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { migrate } from './migrate.ts';

const first = { id: 'notes/0001-note', sql: 'create table note (id int primary key)' };
const second = { id: 'notes/0002-body', sql: 'alter table note add body text; insert into note values (1)' };
const broken = { id: 'notes/0003-broken', sql: 'insert into note values (2); select wrong from note' };

describe('migrate', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  it('applies each migration once, in order of id', async () => {
    expect(await migrate(database, [second, first])).toEqual([first.id, second.id]);
    expect(await migrate(database, [first, second])).toEqual([]);
    expect(await database.query('select id, body from note')).toEqual([{ id: 1, body: null }]);
  });

  it('rolls a failing migration back and keeps the ones before it', async () => {
    await expect(migrate(database, [first, second, broken])).rejects.toThrow('wrong');
    expect(await database.query('select id from note')).toEqual([{ id: 1 }]);
    expect(await migrate(database, [first, second])).toEqual([]);
  });

  it('migrates once when several processes start together', async () => {
    const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(database, [first, second])));
    expect(runs.flat().sort()).toEqual([first.id, second.id]);
  });

  it('rejects a migration that was changed after it was applied', async () => {
    await migrate(database, [first]);
    const changed = { ...first, sql: 'create table note (id bigint primary key)' };
    await expect(migrate(database, [changed])).rejects.toThrow('notes/0001-note was changed');
  });

  it('rejects two migrations with the same id', async () => {
    await expect(migrate(database, [first, { ...second, id: first.id }])).rejects.toThrow('Two migrations');
  });
});
