import type { FactValue } from './fact-model.ts';

interface ColumnTypes {
  BIGINT: bigint | number;
  INTEGER: number;
  BOOLEAN: boolean;
  VARCHAR: string;
  /** UTC. */
  TIMESTAMP: Date;
  /** YYYY-MM-DD. */
  DATE: string;
}
type ColumnType = keyof ColumnTypes;

/** Columns of each table of facts, in order. Rows are appended and never updated; erasure deletes a person's rows. */
const TABLES = {
  /** what: registered, proven, demo, username, distance_unit, speed_unit, activation_key, erased. value: the unit. */
  fact_person: {
    position: 'BIGINT',
    user_id: 'BIGINT',
    recorded_at: 'TIMESTAMP',
    what: 'VARCHAR',
    value: 'VARCHAR',
  },
  /**
   * what: uploaded, detected, shared, unshared, vessel, marked, deleted. A column is NULL where the fact doesn't set
   * it. vessel_id is 0 for no vessel.
   */
  fact_session: {
    position: 'BIGINT',
    session_key: 'BIGINT',
    user_id: 'BIGINT',
    recorded_at: 'TIMESTAMP',
    what: 'VARCHAR',
    source: 'VARCHAR',
    surf_type: 'VARCHAR',
    is_demo: 'BOOLEAN',
    vessel_id: 'BIGINT',
    rides: 'INTEGER',
    not_a_ride: 'INTEGER',
    missed_ride: 'INTEGER',
    points: 'BIGINT',
    bytes: 'BIGINT',
    engine: 'VARCHAR',
    device: 'VARCHAR',
    import_millis: 'BIGINT',
  },
  /** what: described, deleted. */
  fact_vessel: {
    position: 'BIGINT',
    vessel_id: 'BIGINT',
    user_id: 'BIGINT',
    what: 'VARCHAR',
    vessel_type: 'VARCHAR',
  },
  /** A person did something on this Pacific day; may repeat. */
  fact_use: { position: 'BIGINT', user_id: 'BIGINT', day: 'DATE' },
  fact_refusal: { position: 'BIGINT', day: 'DATE', format: 'VARCHAR', reason: 'VARCHAR' },
  fact_sync_failure: {
    position: 'BIGINT',
    user_id: 'BIGINT',
    day: 'DATE',
    service: 'VARCHAR',
    reason: 'VARCHAR',
  },
} as const satisfies Record<string, Record<string, ColumnType>>;

export type FactTable = keyof typeof TABLES;
type Columns<Table extends FactTable> = (typeof TABLES)[Table];
type CellOf<Type> = Type extends ColumnType ? ColumnTypes[Type] : never;
/** The values that a fact sets, by column. */
export type Fact<Table extends FactTable> = {
  readonly [Column in keyof Columns<Table>]?: CellOf<Columns<Table>[Column]> | null;
};

/** A row in the order of the table's columns. */
export function factRow<Table extends FactTable>(table: Table, fact: Fact<Table>): readonly FactValue[] {
  const values = fact as Readonly<Record<string, FactValue | undefined>>;
  return Object.keys(TABLES[table]).map((column) => values[column] ?? null);
}

/** CREATE TABLE statements. */
export const createFactTables = Object.entries(TABLES)
  .map(([table, columns]) => {
    const definitions = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
    return `CREATE TABLE ${table} (${definitions.join(', ')});`;
  })
  .join('\n');
