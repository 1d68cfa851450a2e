import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { PgDatabase } from './pg-database.ts';
import { reachDatabase } from './reach-database.ts';

describe('reachDatabase', () => {
  let existing: TestDatabase;
  beforeAll(async () => {
    existing = await createTestDatabase();
  });
  afterAll(() => existing.drop());

  const reach = async (change: (url: URL) => void, timeoutMs: number, pause = () => Promise.resolve()) => {
    const url = new URL(existing.url);
    change(url);
    const database = new PgDatabase({ url: url.href });
    try {
      await reachDatabase(database, { timeoutMs, say: () => undefined, pause });
      return undefined;
    } catch (error) {
      return (error as Error).message;
    } finally {
      await database.close();
    }
  };
  const never = () => Promise.reject(new Error('It waited'));
  const LONG = 600_000;

  it('resolves when the database answers', async () => {
    expect(await reach(() => undefined, 0)).toBeUndefined();
  });

  it.each<[string, (url: URL) => void, string]>([
    [
      'a wrong password',
      (url) => (url.password = 'hunter2'),
      'DATABASE_URL was refused: the server does not accept this user and password.',
    ],
    [
      'an unknown database',
      (url) => (url.pathname = '/nowhere'),
      'DATABASE_URL names a database that its server does not have.',
    ],
    [
      'TLS that the server does not speak',
      (url) => url.searchParams.set('sslmode', 'require'),
      'DATABASE_URL can not be used: The server does not support SSL connections.',
    ],
  ])('rejects %s at once', async (_, change, sentence) => {
    expect(await reach(change, LONG, never)).toBe(sentence);
  });

  it('waits for a server that does not run, and names the cause after the time limit', async () => {
    const closed = (url: URL) => (url.port = '1');
    expect(await reach(closed, LONG, never)).toBe('It waited');
    expect(await reach(closed, 0)).toBe(
      'DATABASE_URL leads to no database that answers within 0 seconds (ECONNREFUSED).',
    );
  });
});
