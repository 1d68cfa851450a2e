import type { StoredEvent } from '../event-store/event-definition.ts';

/** Access of a projection to its own tables, in the transaction that moves its checkpoint. */
export interface ProjectionTransaction {
  /** Unqualified table names are this projection's tables, of the version that is applied. */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

/**
 * A read model. Its tables are in the Postgres schema `read_<name>`. A new version is built in `read_<name>__next`,
 * and one transaction swaps the two schemas.
 */
export interface Projection {
  /** snake_case; also names the schema: `read_<name>`. */
  readonly name: string;
  /** Raised when the tables or their contents change: the next start rebuilds them beside the serving version. */
  readonly version: number;
  /** Event types it reads. */
  readonly consumes: readonly string[];
  /** CREATE TABLE and CREATE INDEX statements with unqualified names. */
  readonly tables: string;
  /**
   * Applies a page of events in order. Gives the same rows however the log is cut into pages. An event is applied
   * again only after its transaction was rolled back.
   */
  apply(events: readonly StoredEvent[], tx: ProjectionTransaction): Promise<void>;
}
