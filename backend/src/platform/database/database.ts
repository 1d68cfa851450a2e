import type { Pool, PoolClient } from 'pg';
import type { Token } from '../token.ts';

export const DATABASE: Token<Database> = Symbol('DATABASE');

/** The connection pool. Statements with a `name` are prepared once per connection. */
export interface Database {
  readonly pool: Pool;
  query<Row extends object>(sql: string, values?: readonly unknown[], name?: string): Promise<readonly Row[]>;
  /** Runs `work` in one READ COMMITTED transaction; rolls back when it throws. */
  transaction<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result>;
  /** One round trip to the server; false when it fails. */
  isAlive(): Promise<boolean>;
}
