import type { DomainEvent, StoredEvent } from '../event-store/event-definition.ts';
import type { Projection, ProjectionTransaction } from './projection.ts';

/** A read model of one table with one row per key, each row a pure fold of the key's events. */
export interface RowProjectionOptions<Row extends object, Event extends DomainEvent> {
  readonly name: string;
  readonly version: number;
  readonly table: string;
  /** Column name -> Postgres type with constraints, without PRIMARY KEY. */
  readonly columns: { readonly [Column in keyof Row & string]: string };
  readonly key: keyof Row & string;
  /** Further statements: CREATE INDEX ... */
  readonly indexes?: string;
  readonly consumes: readonly Event['type'][];
  /** Which row an event belongs to. */
  keyOf(event: StoredEvent<Event>): string | number;
  /** The row after the event; undefined means there is (no longer) a row. Pure. */
  evolve(row: Row | undefined, event: StoredEvent<Event>): Row | undefined;
}

/**
 * Builds a projection that loads the rows a page of events touches in one statement, folds the events over
 * them in memory, and writes the outcome in one upsert and one delete.
 */
export function rowProjection<Row extends object, Event extends DomainEvent>(
  options: RowProjectionOptions<Row, Event>,
): Projection {
  const { name, version, table, columns, key, indexes = '', consumes } = options;
  const names = Object.keys(columns);
  const definitions = Object.entries<string>(columns);
  const typeOf = (definition: string) => definition.replace(/\s+(not null|unique|default\b.*)/gi, '');
  const keyType = typeOf((columns as Record<string, string>)[key] ?? 'text');

  const load = `SELECT row_to_json(t) AS row FROM ${table} t WHERE ${key} = ANY($1::${keyType}[])`;
  const upsert = `
    INSERT INTO ${table} (${names.join(', ')})
    SELECT ${names.join(', ')} FROM json_to_recordset($1::json)
      AS r(${definitions.map(([column, definition]) => `${column} ${typeOf(definition)}`).join(', ')})
    ON CONFLICT (${key}) DO UPDATE SET ${names.map((column) => `${column} = EXCLUDED.${column}`).join(', ')}`;
  const remove = `DELETE FROM ${table} WHERE ${key} = ANY($1::${keyType}[])`;

  return {
    name,
    version,
    consumes,
    tables: `
      CREATE TABLE ${table} (
        ${definitions.map(([column, definition]) => `${column} ${definition}${column === key ? ' PRIMARY KEY' : ''}`).join(',\n        ')}
      );
      ${indexes}`,
    async apply(page: readonly StoredEvent[], tx: ProjectionTransaction) {
      const events = page as readonly StoredEvent<Event>[];
      const keys = [...new Set(events.map((event) => options.keyOf(event)))];
      const rows = new Map<string | number, Row | undefined>();
      for (const { row } of await tx.query<{ row: Row }>(load, [keys])) {
        rows.set(row[key] as string | number, row);
      }
      const present = new Set(rows.keys());
      for (const event of events) {
        const rowKey = options.keyOf(event);
        rows.set(rowKey, options.evolve(rows.get(rowKey), event));
      }
      const kept = [...rows.values()].filter((row) => row !== undefined);
      const gone = [...rows].filter(([rowKey, row]) => row === undefined && present.has(rowKey));
      if (kept.length > 0) await tx.query(upsert, [JSON.stringify(kept)]);
      if (gone.length > 0) await tx.query(remove, [gone.map(([rowKey]) => rowKey)]);
    },
  };
}
