import { storableJson } from '../../platform/database/storable.ts';
import type { ProjectionTransaction } from './projection.ts';

const DOCUMENTS_PER_STATEMENT = 250;

export type Key = string | number;

/** A column that Postgres generates from a top-level field of the document. */
export interface GeneratedColumn<Document> {
  readonly type: 'bigint' | 'boolean' | 'jsonb' | 'text';
  readonly field: keyof Document & string;
}

export interface DocumentTableOptions<Document> {
  readonly table: string;
  /** The column of the primary key. */
  readonly key: string;
  /** What SQL filters, sorts or joins on, the key included. Everything else is read from `document`. */
  readonly columns: Readonly<Record<string, GeneratedColumn<Document>>>;
  /**
   * Large fields that every document has and that SQL never looks into, each in a `json` column of its own: Postgres
   * stores json as text, which takes a quarter of the time of jsonb, and reads the column only where it is selected.
   */
  readonly largeFields?: readonly (keyof Document & string)[];
  /** CREATE INDEX statements. */
  readonly indexes?: string;
}

/** The SQL of a table `(document jsonb, <large fields> json, <generated columns>)`. */
export class DocumentTable<Document extends object> {
  private readonly table: string;
  private readonly keyField: keyof Document;
  private readonly hasKey: string;
  private readonly largeFields: readonly (keyof Document & string)[];
  private readonly written: readonly string[];

  constructor(private readonly options: DocumentTableOptions<Document>) {
    const { table, key, columns, largeFields = [] } = options;
    const column = columns[key];
    if (column === undefined) throw new RangeError(`${table} generates no column ${key}`);
    this.table = table;
    this.keyField = column.field;
    this.hasKey = `${key} = ANY($1::${column.type}[])`;
    this.largeFields = largeFields;
    this.written = ['document', ...largeFields];
  }

  /** CREATE statements. */
  get definition(): string {
    const { key, columns, indexes = '' } = this.options;
    const json = this.largeFields.map((field) => `${field} json`);
    const generated = Object.entries(columns).map(([name, { type, field }]) => {
      const value = type === 'jsonb' ? `document->'${field}'` : `(document->>'${field}')::${type}`;
      return `${name} ${type} GENERATED ALWAYS AS (${value}) STORED${name === key ? ' PRIMARY KEY' : ''}`;
    });
    const all = ['document jsonb NOT NULL', ...json, ...generated];
    return `CREATE TABLE ${this.table} (${all.join(', ')}); ${indexes}`;
  }

  async load(tx: ProjectionTransaction, keys: readonly Key[]): Promise<Map<Key, Document>> {
    const rows = await tx.query<{ document: object }>(
      `SELECT ${this.written.join(', ')} FROM ${this.table} WHERE ${this.hasKey}`,
      [keys],
    );
    const documents = rows.map(({ document, ...large }) => ({ ...document, ...large }) as Document);
    return new Map(documents.map((document) => [document[this.keyField] as Key, document]));
  }

  async remove(tx: ProjectionTransaction, keys: readonly Key[]): Promise<void> {
    if (keys.length > 0) await tx.query(`DELETE FROM ${this.table} WHERE ${this.hasKey}`, [keys]);
  }

  /** Inserts the documents, or replaces those of the same key. Postgres writes one batch while the next is prepared. */
  async write(tx: ProjectionTransaction, documents: readonly Document[]): Promise<void> {
    const sql = `INSERT INTO ${this.table} (${this.written.join(', ')})
      SELECT ${['jsonb_array_elements($1::jsonb)', ...this.largeFields.map((_, index) => `json_array_elements($${index + 2}::json)`)].join(', ')}
      ON CONFLICT (${this.options.key}) DO UPDATE
      SET ${this.written.map((column) => `${column} = EXCLUDED.${column}`).join(', ')}`;
    let written: Promise<unknown> = Promise.resolve();
    for (let first = 0; first < documents.length; first += DOCUMENTS_PER_STATEMENT) {
      const batch = documents.slice(first, first + DOCUMENTS_PER_STATEMENT);
      const small = batch.map((document) => omit(document, this.largeFields));
      const large = this.largeFields.map((field) => batch.map((document) => document[field]));
      const values = [small, ...large].map(storableJson);
      await written;
      written = tx.query(sql, values);
    }
    await written;
  }
}

function omit(document: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(document).filter(([field]) => !fields.includes(field)));
}
