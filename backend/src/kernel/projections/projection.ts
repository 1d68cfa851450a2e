import type { StoredEvent } from '../event-store/event-definition.ts';

/** What a projection may touch while it applies events: its own tables, in the transaction of its checkpoint. */
export interface ProjectionTransaction {
  /** Unqualified table names mean this projection's tables, of the serving or the building version. */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

/**
 * A read model. Its tables live in the Postgres schema `read_<name>`; while a new version is built they live
 * in `read_<name>__next`, and one transaction swaps the two.
 */
export interface Projection {
  /** snake_case; also names the schema: `read_<name>`. */
  readonly name: string;
  /** Raised when tables or meaning change: the start then rebuilds it beside the serving version. */
  readonly version: number;
  /** Event types it reads. */
  readonly consumes: readonly string[];
  /** CREATE TABLE and CREATE INDEX statements with unqualified names. */
  readonly tables: string;
  /**
   * Applies a page of events in order. Must give the same rows however the log is cut into pages, and may be
   * handed an event again only after a rolled-back transaction.
   */
  apply(events: readonly StoredEvent[], tx: ProjectionTransaction): Promise<void>;
}
