import { setImmediate as giveWay } from 'node:timers/promises';
import type { ProjectionTransaction } from './projection.ts';
import { textArray } from './text-array.ts';

const ROWS_AT_ONCE = 500;

type Value = string | number | boolean | object | null | undefined;
export type TableRow = Readonly<Record<string, Value>>;
export type RowKey = string | number;

/** A row as it is to be, and the columns in which it differs. */
export interface RowChange {
  readonly row: TableRow;
  readonly columns: readonly string[];
}

/** Reads and writes the rows of one table by key, many in one statement. */
export class RowTable {
  private readonly types: ReadonlyMap<string, string>;
  private readonly times: readonly string[];
  private readonly keyType: string;

  /** @param columns column name -> Postgres type with constraints: text, numbers, boolean, timestamptz, json */
  constructor(
    private readonly table: string,
    private readonly columns: Readonly<Record<string, string>>,
    private readonly key: string,
  ) {
    const typeOf = (definition: string) => definition.replace(/\s+(not null|unique|default\b.*)/gi, '');
    this.types = new Map(Object.entries(columns).map(([column, definition]) => [column, typeOf(definition)]));
    this.times = [...this.types].filter(([, type]) => /^timestamp/i.test(type)).map(([column]) => column);
    this.keyType = this.types.get(key) ?? 'text';
  }

  get definition(): string {
    const columns = Object.entries(this.columns).map(
      ([column, definition]) => `${column} ${definition}${column === this.key ? ' PRIMARY KEY' : ''}`,
    );
    return `CREATE TABLE ${this.table} (${columns.join(', ')});`;
  }

  async load(
    tx: ProjectionTransaction,
    keys: readonly RowKey[],
    columns: readonly string[],
  ): Promise<Map<RowKey, TableRow>> {
    const loaded = await tx.query<{ row: TableRow }>(
      `SELECT row_to_json(t) AS row FROM (
         SELECT ${columns.join(', ')} FROM ${this.table} WHERE ${this.key} = ANY($1::${this.keyType}[])
       ) t`,
      [keys],
    );
    return new Map(loaded.map(({ row }) => [row[this.key] as RowKey, this.withIsoTimes(row)]));
  }

  async insert(tx: ProjectionTransaction, rows: readonly TableRow[]): Promise<void> {
    if (rows.length === 0) return;
    const columns = [...this.types.keys()];
    await this.write(
      tx,
      `INSERT INTO ${this.table} (${columns.join(', ')})
       SELECT ${columns.map((column) => this.cast(column)).join(', ')} FROM ${unnested(columns)}`,
      columns,
      rows,
    );
  }

  /** Writes only the columns that differ: a renamed activity doesn't write its rides again. */
  async update(tx: ProjectionTransaction, changes: readonly RowChange[]): Promise<void> {
    const alike = new Map<string, TableRow[]>();
    for (const { row, columns } of changes) {
      const rows = alike.get(columns.join()) ?? [];
      rows.push(row);
      alike.set(columns.join(), rows);
    }
    for (const [changed, rows] of alike) await this.updateColumns(tx, changed.split(','), rows);
  }

  async remove(tx: ProjectionTransaction, keys: readonly RowKey[]): Promise<void> {
    if (keys.length === 0) return;
    await tx.query(`DELETE FROM ${this.table} WHERE ${this.key} = ANY($1::${this.keyType}[])`, [keys]);
  }

  private async updateColumns(
    tx: ProjectionTransaction,
    changed: readonly string[],
    rows: readonly TableRow[],
  ) {
    const columns = [this.key, ...changed.filter((column) => column !== this.key)];
    await this.write(
      tx,
      `UPDATE ${this.table} t SET ${changed.map((column) => `${column} = ${this.cast(column)}`).join(', ')}
       FROM ${unnested(columns)} WHERE t.${this.key} = ${this.cast(this.key)}`,
      columns,
      rows,
    );
  }

  /** The server writes one batch of rows while the next one is put into words here. */
  private async write(
    tx: ProjectionTransaction,
    sql: string,
    columns: readonly string[],
    rows: readonly TableRow[],
  ) {
    let sent: Promise<unknown> = Promise.resolve();
    for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
      const batch = rows.slice(first, first + ROWS_AT_ONCE);
      const values = columns.map((column) => this.texts(column, batch));
      await sent;
      sent = tx.query(sql, values);
      // Seen when it is awaited, but perhaps not before it fails.
      sent.catch(() => undefined);
      await giveWay();
    }
    await sent;
  }

  private cast(column: string): string {
    return `u.${column}::${this.types.get(column) ?? 'text'}`;
  }

  private texts(column: string, rows: readonly TableRow[]): Buffer {
    const isJson = /^json/i.test(this.types.get(column) ?? '');
    return textArray(rows.map((row) => (isJson ? jsonText(row[column]) : plainText(row[column]))));
  }

  /** Postgres writes times in the session's zone; a row must read the same whether it was loaded or just made. */
  private withIsoTimes(row: TableRow): TableRow {
    if (this.times.length === 0) return row;
    const times = this.times.map((column) => {
      const time = row[column];
      return [column, typeof time === 'string' ? new Date(time).toISOString() : time] as const;
    });
    return { ...row, ...Object.fromEntries(times) };
  }
}

function unnested(columns: readonly string[]): string {
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`);
  return `unnest(${arrays.join(', ')}) AS u(${columns.join(', ')})`;
}

function jsonText(value: Value): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

function plainText(value: Value): string | null {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') throw new TypeError('An object needs a json column');
  return String(value);
}
