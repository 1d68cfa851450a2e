import { setImmediate as giveWay } from 'node:timers/promises';
import type { DomainEvent, StoredEvent } from '../event-store/event-definition.ts';
import type { Projection, ProjectionTransaction } from './projection.ts';
import { RowColumns, type TableRow } from './row-columns.ts';
import { RowTable, type RowChange, type RowKey } from './row-table.ts';
import { TouchedRows } from './touched-rows.ts';

type Fields<Row extends object> = { readonly [Field in keyof Row & string]: string };

/** Folding a large page must not hold up who is being answered meanwhile. */
const EVENTS_AT_ONCE = 250;

/** A read model of one table with one row per key, each row a pure fold of the key's events. */
export interface RowProjectionOptions<
  Row extends object,
  Event extends DomainEvent,
  Derived extends object = object,
> {
  readonly name: string;
  readonly version: number;
  readonly table: string;
  /**
   * Field -> Postgres type of its column with constraints, without PRIMARY KEY: text, numbers, boolean, timestamptz
   * (an ISO string in the row) and json; or TOGETHER, or VERBATIM.
   */
  readonly fields: Fields<Row>;
  readonly key: keyof Row & string;
  /** Further statements: CREATE INDEX ... */
  readonly indexes?: string;
  readonly consumes: readonly Event['type'][];
  /** Which row an event belongs to: a number where the key column is one. */
  keyOf(event: StoredEvent<Event>): RowKey;
  /**
   * The row after the event; undefined means there is (no longer) a row. Pure; an object that stays the same one
   * is not written again.
   */
  evolve(row: Row | undefined, event: StoredEvent<Event>): Row | undefined;
  /** Events that begin a row: before them there is none. */
  readonly begunBy?: readonly Event['type'][];
  /**
   * Large fields that only these events look at. A row that none of them reaches is loaded without the field, and
   * keeps it as it is.
   */
  readonly lookedAtBy?: { readonly [Field in keyof Row]?: readonly Event['type'][] };
  /** Further fields, made of the row when it is written, once however many events changed it. */
  readonly derived?: { readonly fields: Fields<Derived>; of(row: Row): Derived };
}

export interface RowProjection<Row extends object> extends Projection {
  /** A row of the table as a query answered it, whatever else the query selected. */
  rowOf(answer: object): Row;
}

/**
 * Builds a projection that loads the rows a page of events touches, folds the events over them in memory, and
 * writes each row's outcome once.
 */
export function rowProjection<Row extends object, Event extends DomainEvent, Derived extends object = object>(
  options: RowProjectionOptions<Row, Event, Derived>,
): RowProjection<Row> {
  const {
    name,
    version,
    key,
    fields,
    derived,
    indexes = '',
    consumes,
    begunBy = [],
    lookedAtBy = {},
  } = options;
  const table = new RowTable(options.table, new RowColumns({ ...fields, ...derived?.fields }), key);
  const own = new RowColumns(fields);
  const folded = Object.keys(fields);
  const made = Object.keys(derived?.fields ?? {});
  const rows = new TouchedRows(table, folded, { begunBy, lookedAtBy });
  const written = (row: Row) => ({ ...row, ...derived?.of(row) }) as TableRow;
  return {
    name,
    version,
    consumes,
    tables: `${table.definition} ${indexes}`,
    rowOf: (answer) => own.fieldsOf(answer as TableRow) as Row,
    async apply(page: readonly StoredEvent[], tx: ProjectionTransaction) {
      const events = page as readonly StoredEvent<Event>[];
      const touches = events.map((event) => ({ key: options.keyOf(event), type: event.type }));
      const before = await rows.load(tx, touches);
      const after = new Map<RowKey, unknown>(before) as Map<RowKey, Row | undefined>;
      for (const [index, event] of events.entries()) {
        if (index % EVENTS_AT_ONCE === EVENTS_AT_ONCE - 1) await giveWay();
        const rowKey = options.keyOf(event);
        after.set(rowKey, options.evolve(after.get(rowKey), event));
      }
      const gone: RowKey[] = [];
      const changes: RowChange[] = [];
      const fresh: TableRow[] = [];
      for (const [rowKey, row] of after) {
        const was = before.get(rowKey);
        if (row && was) {
          const changed = folded.filter((field) => was[field] !== (row as TableRow)[field]);
          if (changed.length > 0) changes.push({ row: written(row), fields: [...changed, ...made] });
        } else if (row) fresh.push(written(row));
        else if (was) gone.push(rowKey);
      }
      await table.remove(tx, gone);
      await table.update(tx, changes);
      await table.insert(tx, fresh);
    },
  };
}
