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
  /** The row's value as Postgres reads it from text. */
  text(row: TableRow): string | null;
  /** Puts the fields that a query's value holds into the row. */
  read(value: Value, row: Record<string, Value>): void;
}

/** Between the fields of a row and the columns of its table, which hold one field each or several together. */
export class RowColumns {
  private readonly columns: ReadonlyMap<string, Column>;

  /** @param fields field -> Postgres type with constraints, TOGETHER or VERBATIM */
  constructor(fields: Readonly<Record<string, string>>) {
    const together = Object.keys(fields).filter((field) => fields[field] === TOGETHER);
    const own = Object.entries(fields).filter(([, kept]) => kept !== TOGETHER);
    const columns = new Map(own.map(([field, kept]) => [field, ownColumn(field, kept)]));
    if (together.length > 0) columns.set(REST, restColumn(together));
    this.columns = columns;
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

  /** A row that a query answered, by its fields: the same whether it was read or has just been made. */
  fieldsOf(answer: TableRow): TableRow {
    const row: Record<string, Value> = {};
    for (const [name, column] of this.columns) {
      if (answer[name] !== undefined) column.read(answer[name], row);
    }
    return row;
  }
}

function ownColumn(field: string, kept: string): Column {
  if (kept === VERBATIM) {
    return {
      definition: 'text NOT NULL',
      type: 'text',
      text: (row) => writeJson(row[field] as object),
      read: (value, row) => void (row[field] = JSON.parse(value as string) as object),
    };
  }
  const type = kept.replace(/\s+(not null|unique|default\b.*)/gi, '');
  const text = /^json/i.test(type) ? jsonText : plainText;
  const asMade = /^timestamp/i.test(type) ? isoTime : /^bigint/i.test(type) ? wholeNumber : asItIs;
  return {
    definition: kept,
    type,
    text: (row) => text(row[field]),
    read: (value, row) => void (row[field] = asMade(value)),
  };
}

function restColumn(fields: readonly string[]): Column {
  return {
    definition: 'json NOT NULL',
    type: 'json',
    text: (row) => {
      const rest: Record<string, Value> = {};
      for (const field of fields) rest[field] = row[field];
      return JSON.stringify(rest);
    },
    read: (value, row) => void Object.assign(row, value),
  };
}

const asItIs = (value: Value) => value;
/** Ids of ours stay far below 2^53. */
const wholeNumber = (value: Value) => (value === null ? null : Number(value));
const isoTime = (value: Value) => (value instanceof Date ? value.toISOString() : value);

function jsonText(value: Value): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

function plainText(value: Value): string | null {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') throw new TypeError('An object needs a json column');
  return String(value);
}
