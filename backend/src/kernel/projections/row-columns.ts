import { writeJson } from '../event-store/json.ts';
import { textArray } from './text-array.ts';

export type Value = string | number | boolean | object | null | undefined;
export type TableRow = Readonly<Record<string, Value>>;

/** A field that no statement looks at: all of these are kept together in one json column. */
export const TOGETHER = 'together';
/** A large object that no statement looks at: a text column of its own, in the words that the log has for it. */
export const VERBATIM = 'verbatim';

/** The column of what is kept together. */
const REST = 'rest';

/** A column of the table. */
interface Column {
  /** Postgres type with constraints. */
  readonly definition: string;
  /** Postgres type alone. */
  readonly type: string;
  /** What a loading statement selects. */
  readonly selected: string;
  /** The row's value as Postgres reads it from text. */
  text(row: TableRow): string | null;
}

/** Between the fields of a row and the columns of its table, which hold one field each or several together. */
export class RowColumns {
  private readonly columns: ReadonlyMap<string, Column>;
  private readonly together: readonly string[];
  private readonly times: readonly string[];

  /** @param fields field -> Postgres type with constraints, TOGETHER or VERBATIM */
  constructor(fields: Readonly<Record<string, string>>) {
    this.together = Object.keys(fields).filter((field) => fields[field] === TOGETHER);
    const own = Object.entries(fields).filter(([, kept]) => kept !== TOGETHER);
    const columns = new Map(own.map(([field, kept]) => [field, ownColumn(field, kept)]));
    if (this.together.length > 0) columns.set(REST, restColumn(this.together));
    this.columns = columns;
    this.times = [...columns].filter(([, { type }]) => /^timestamp/i.test(type)).map(([name]) => name);
  }

  get names(): readonly string[] {
    return [...this.columns.keys()];
  }

  /** The columns that hold these fields. */
  holding(fields: readonly string[]): readonly string[] {
    return [...new Set(fields.map((field) => (this.columns.has(field) ? field : REST)))];
  }

  of(name: string): Column {
    const column = this.columns.get(name);
    if (column === undefined) throw new RangeError(`No column ${name}`);
    return column;
  }

  /** A column of many rows, for `unnest`. */
  texts(name: string, rows: readonly TableRow[]): Buffer {
    const column = this.of(name);
    return textArray(rows.map((row) => column.text(row)));
  }

  /**
   * A row as it was loaded in JSON, by its fields. Postgres writes times in the session's zone; a row must read the
   * same whether it was loaded or just made.
   */
  fieldsOf({ [REST]: rest, ...loaded }: TableRow): TableRow {
    const row: Record<string, Value> = { ...(rest as object | undefined), ...loaded };
    for (const name of this.times) {
      const time = row[name];
      if (typeof time === 'string') row[name] = new Date(time).toISOString();
    }
    return row;
  }
}

function ownColumn(field: string, kept: string): Column {
  if (kept === VERBATIM) {
    return {
      definition: 'text NOT NULL',
      type: 'text',
      selected: `${field}::json AS ${field}`,
      text: (row) => writeJson(row[field] as object),
    };
  }
  const type = kept.replace(/\s+(not null|unique|default\b.*)/gi, '');
  const text = /^json/i.test(type) ? jsonText : plainText;
  return { definition: kept, type, selected: field, text: (row) => text(row[field]) };
}

function restColumn(fields: readonly string[]): Column {
  return {
    definition: 'json NOT NULL',
    type: 'json',
    selected: REST,
    text: (row) => {
      const rest: Record<string, Value> = {};
      for (const field of fields) rest[field] = row[field];
      return JSON.stringify(rest);
    },
  };
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
