import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { CheckpointMoved, type Advance, type CheckpointKey } from './checkpoint.ts';
import { Checkpoints, inTransaction } from './checkpoints.ts';
import { createLogDatabase } from '../../../test/support/process-under-test.ts';

const key: CheckpointKey = { kind: 'projection', name: 'tally', slot: 'serving' };
const owner = randomUUID();
const step: Advance = { key, version: 3, owner, from: 10n, to: 12n, status: 'live' };

let database: TestDatabase;
let checkpoints: Checkpoints;

beforeAll(async () => {
  database = await createLogDatabase();
  checkpoints = new Checkpoints(database);
  await database.query('CREATE TABLE written (what text)');
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.query('TRUNCATE eventlog.checkpoints, written');
  await checkpoints.create(database, key, { version: 3, position: 10n, status: 'catching_up' });
  await checkpoints.claim(key, owner);
});

describe('a checkpoint', () => {
  it('advances for its owner', async () => {
    await checkpoints.advance(database, step);
    expect(await checkpoints.find(key)).toEqual({ version: 3, position: 12n, status: 'live' });
  });

  it.each<[string, Partial<Advance>]>([
    ['another process', { owner: randomUUID() }],
    ['another version', { version: 2 }],
    ['who believes it elsewhere', { from: 9n }],
    ['who names another subscriber', { key: { ...key, name: 'other' } }],
  ])('rejects %s and rolls back its writes', async (_, over) => {
    const moving = database.transaction(async (client) => {
      await client.query(`INSERT INTO written VALUES ('something')`);
      await checkpoints.advance(inTransaction(client), { ...step, ...over });
    });
    await expect(moving).rejects.toThrow(CheckpointMoved);
    expect(await checkpoints.find(key)).toEqual({ version: 3, position: 10n, status: 'catching_up' });
    expect(await database.query('SELECT FROM written')).toHaveLength(0);
  });

  it('advances once when two processes advance from the same position', async () => {
    const tries = await Promise.allSettled([
      checkpoints.advance(database, step),
      checkpoints.advance(database, step),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('does not replace an existing checkpoint', async () => {
    await checkpoints.create(database, key, { version: 9, position: 99n, status: 'live' });
    expect(await checkpoints.find(key)).toMatchObject({ version: 3, position: 10n });
  });
});
