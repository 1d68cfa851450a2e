import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { storableJson } from '../database/storable.ts';
import type { DomainEvent, StoredEvent } from '../event-store/event-definition.ts';
import type { Projection, ProjectionTransaction } from './projection.ts';

const EVENTS_PER_TURN = 250;
const DOCUMENTS_PER_STATEMENT = 250;

type Key = string | number;

/** A column that Postgres generates from a top-level field of the document. */
export interface GeneratedColumn<Document> {
  readonly type: 'bigint' | 'boolean' | 'jsonb' | 'text';
  readonly field: keyof Document & string;
}

/** A read model of one table with one JSON document per key, each document a pure fold of the key's events. */
export interface DocumentProjectionOptions<Document extends object, Event extends DomainEvent> {
  /** snake_case; the table lives in the schema `read_<name>`. */
  readonly name: string;
  /** Raised when the document, the columns or the fold change: the next start rebuilds the table. */
  readonly version: number;
  readonly table: string;
  /** The column of the primary key. */
  readonly key: string;
  /** What SQL filters, sorts or joins on, the key included. Everything else is read from `document`. */
  readonly columns: Readonly<Record<string, GeneratedColumn<Document>>>;
  /** CREATE INDEX statements. */
  readonly indexes?: string;
  readonly consumes: readonly Event['type'][];
  /** Key of the document that the event changes; equal to the document's key field. */
  readonly keyOf: (event: StoredEvent<Event>) => Key;
  /**
   * The document after the event, undefined for none. Pure. Documents hold JSON values only: times are ISO 8601
   * texts, and a field that is undefined is the same as a missing one. Returning the same object means no change.
   */
  readonly evolve: (document: Document | undefined, event: StoredEvent<Event>) => Document | undefined;
}

/**
 * Projection into a table `(document jsonb, <generated columns>)`. Loads the documents of a page of events, folds
 * the page in memory, and writes each changed document once.
 */
export function documentProjection<Document extends object, Event extends DomainEvent>(
  options: DocumentProjectionOptions<Document, Event>,
): Projection {
  const { name, version, consumes, table, key, keyOf, evolve } = options;
  const keyColumn = options.columns[key];
  if (keyColumn === undefined) throw new RangeError(`${name} generates no column ${key}`);
  const isOneOf = `${key} = ANY($1::${keyColumn.type}[])`;
  const keyIn = (document: Document) => document[keyColumn.field] as Key;

  async function load(tx: ProjectionTransaction, keys: Iterable<Key>): Promise<Map<Key, Document>> {
    const rows = await tx.query<{ document: Document }>(`SELECT document FROM ${table} WHERE ${isOneOf}`, [
      [...keys],
    ]);
    return new Map(rows.map(({ document }) => [keyIn(document), document]));
  }

  async function remove(tx: ProjectionTransaction, keys: readonly Key[]): Promise<void> {
    if (keys.length > 0) await tx.query(`DELETE FROM ${table} WHERE ${isOneOf}`, [keys]);
  }

  async function write(tx: ProjectionTransaction, documents: readonly Document[]): Promise<void> {
    for (let first = 0; first < documents.length; first += DOCUMENTS_PER_STATEMENT) {
      await tx.query(
        `INSERT INTO ${table} (document) SELECT jsonb_array_elements($1::jsonb)
         ON CONFLICT (${key}) DO UPDATE SET document = EXCLUDED.document`,
        [storableJson(documents.slice(first, first + DOCUMENTS_PER_STATEMENT))],
      );
    }
  }

  return {
    name,
    version,
    consumes,
    tables: `${tableDefinition(options)} ${options.indexes ?? ''}`,
    async apply(page, tx) {
      const events = page as readonly StoredEvent<Event>[];
      const before = await load(tx, new Set(events.map(keyOf)));
      const after = new Map<Key, Document | undefined>(before);
      for (const [index, event] of events.entries()) {
        // Requests are answered between the turns of a large page.
        if (index % EVENTS_PER_TURN === EVENTS_PER_TURN - 1) await yieldToEventLoop();
        after.set(keyOf(event), evolve(after.get(keyOf(event)), event));
      }
      const changed = [...after].filter(([each, document]) => document !== before.get(each));
      await remove(
        tx,
        changed.filter(([, document]) => document === undefined).map(([each]) => each),
      );
      await write(
        tx,
        changed.flatMap(([, document]) => document ?? []),
      );
    },
  };
}

function tableDefinition<Document extends object>({
  table,
  key,
  columns,
}: Pick<DocumentProjectionOptions<Document, DomainEvent>, 'table' | 'key' | 'columns'>): string {
  const generated = Object.entries(columns).map(
    ([column, { type, field }]) =>
      `${column} ${type} GENERATED ALWAYS AS (${fieldAs(type, field)}) STORED${column === key ? ' PRIMARY KEY' : ''}`,
  );
  return `CREATE TABLE ${table} (document jsonb NOT NULL, ${generated.join(', ')});`;
}

function fieldAs(type: GeneratedColumn<never>['type'], field: string): string {
  return type === 'jsonb' ? `document->'${field}'` : `(document->>'${field}')::${type}`;
}
