import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';

/** A Date for TIMESTAMP, 'YYYY-MM-DD' for DATE. */
export type FactValue = string | number | bigint | boolean | Date | null;

/** Rows to append by table; values in the order of the table's columns. */
export type FactRows = Readonly<Record<string, readonly (readonly FactValue[])[]>>;

/** Statements that bring the derived tables up to date. */
export interface DerivingSql {
  run(sql: string, parameters?: Readonly<Record<string, string | number | bigint>>): Promise<void>;
  rows<Row extends object>(
    sql: string,
    parameters?: Readonly<Record<string, string | number | bigint>>,
  ): Promise<readonly Row[]>;
  /** Commits what `work` did, or nothing of it. */
  transaction(work: () => Promise<void>): Promise<void>;
}

/** Tables of facts, filled from events, and the tables derived from them. */
export interface FactModel {
  readonly name: string;
  /** Raised when the tables or their contents change: each process then builds its file anew. */
  readonly version: number;
  /** Event types it reads. */
  readonly consumes: readonly string[];
  /** Event types after which the derived tables are brought up to date at once: they delete facts. */
  readonly derivesAfter: readonly string[];
  /** CREATE statements of the facts, the derived tables and the views. */
  readonly tables: string;
  /** The facts of a page of events. Pure; gives the same rows however the log is cut into pages. */
  factsOf(events: readonly StoredEvent[]): FactRows;
  /**
   * Brings the derived tables up to date with the facts after this position. One that was interrupted is repeated from
   * the same position before anything is asked.
   */
  derive(sql: DerivingSql, after: bigint): Promise<void>;
}
