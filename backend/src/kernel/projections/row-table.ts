import { setImmediate as giveWay } from 'node:timers/promises';
import type { ProjectionTransaction } from './projection.ts';
import type { RowColumns, TableRow } from './row-columns.ts';

const ROWS_AT_ONCE = 500;

export type RowKey = string | number;

/** A row as it is to be, and the fields in which it differs. */
export interface RowChange {
  readonly row: TableRow;
  readonly fields: readonly string[];
}

/** Reads and writes the rows of one table by key, many in one statement. */
export class RowTable {
  private readonly keyType: string;

  constructor(
    private readonly table: string,
    private readonly columns: RowColumns,
    private readonly key: string,
  ) {
    this.keyType = columns.of(key).type;
  }

  get definition(): string {
    const columns = this.columns.names.map(
      (name) => `${name} ${this.columns.of(name).definition}${name === this.key ? ' PRIMARY KEY' : ''}`,
    );
    return `CREATE TABLE ${this.table} (${columns.join(', ')});`;
  }

  /** The rows there are, with at least these fields and the key. */
  async load(
    tx: ProjectionTransaction,
    keys: readonly RowKey[],
    fields: readonly string[],
  ): Promise<Map<RowKey, TableRow>> {
    const columns = this.columns.holding([this.key, ...fields]);
    const answers = await tx.query<TableRow>(
      `SELECT ${columns.join(', ')} FROM ${this.table} WHERE ${this.key} = ANY($1::${this.keyType}[])`,
      [keys],
    );
    const rows = answers.map((answer) => this.columns.fieldsOf(answer));
    return new Map(rows.map((row) => [row[this.key] as RowKey, row]));
  }

  async insert(tx: ProjectionTransaction, rows: readonly TableRow[]): Promise<void> {
    if (rows.length === 0) return;
    const columns = this.columns.names;
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
    const alike = new Map<string, { readonly columns: readonly string[]; readonly rows: TableRow[] }>();
    for (const { row, fields } of changes) {
      const columns = this.columns.holding(fields);
      const group = alike.get(columns.join()) ?? { columns, rows: [] };
      group.rows.push(row);
      alike.set(columns.join(), group);
    }
    for (const { columns, rows } of alike.values()) await this.updateColumns(tx, columns, rows);
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
      const values = columns.map((column) => this.columns.texts(column, batch));
      await sent;
      sent = tx.query(sql, values);
      // Seen when it is awaited, but perhaps not before it fails.
      sent.catch(() => undefined);
      await giveWay();
    }
    await sent;
  }

  private cast(column: string): string {
    return `u.${column}::${this.columns.of(column).type}`;
  }
}

function unnested(columns: readonly string[]): string {
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`);
  return `unnest(${arrays.join(', ')}) AS u(${columns.join(', ')})`;
}
