import type { Pool, QueryArrayConfig } from 'pg';
import { isConnectionLoss } from '../../../platform/database/connection-loss.ts';
import { EventStoreUnavailable } from '../event-store.errors.ts';

/** Column values in Postgres' text format. */
export type RawRow = readonly (string | null)[];

const asText = (value: string) => value;
const rawTypes = { getTypeParser: () => asText } as unknown as NonNullable<QueryArrayConfig['types']>;

export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Runs prepared statements and returns columns as text, so that the store parses only the columns it needs. */
export class Statements {
  constructor(
    private readonly pool: Pool,
    private readonly timeoutMs: number,
  ) {}

  /** @throws EventStoreUnavailable if the connection was lost and the statement may or may not have run */
  async run({ name, text }: Statement, values: readonly unknown[]): Promise<readonly RawRow[]> {
    const config: QueryArrayConfig & { query_timeout: number } = {
      name,
      text,
      values: values as unknown[],
      rowMode: 'array',
      types: rawTypes,
      query_timeout: this.timeoutMs,
    };
    try {
      return (await this.pool.query<(string | null)[]>(config)).rows;
    } catch (error) {
      throw isConnectionLoss(error) ? new EventStoreUnavailable(error) : error;
    }
  }
}
