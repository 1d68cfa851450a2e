import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { DomainEvent, StoredEvent } from '../event-store/event-definition.ts';
import { DocumentTable, type DocumentTableOptions, type Key } from './document-table.ts';
import type { Projection } from './projection.ts';

const EVENTS_PER_TURN = 250;

/** A read model of one table with one JSON document per key, each document a pure fold of the key's events. */
export interface DocumentProjectionOptions<
  Document extends object,
  Event extends DomainEvent,
> extends DocumentTableOptions<Document> {
  /** snake_case; the table lives in the schema `read_<name>`. */
  readonly name: string;
  /** Raised when the document, the columns or the fold change: the next start rebuilds the table. */
  readonly version: number;
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
 * Projection that loads the documents of a page of events, folds the page in memory, and writes each changed
 * document once.
 */
export function documentProjection<Document extends object, Event extends DomainEvent>(
  options: DocumentProjectionOptions<Document, Event>,
): Projection {
  const { name, version, consumes, keyOf, evolve } = options;
  const table = new DocumentTable(options);
  return {
    name,
    version,
    consumes,
    tables: table.definition,
    async apply(page, tx) {
      const events = page as readonly StoredEvent<Event>[];
      const before = await table.load(tx, [...new Set(events.map(keyOf))]);
      const after = new Map<Key, Document | undefined>(before);
      for (const [index, event] of events.entries()) {
        // Requests are answered between the turns of a large page.
        if (index % EVENTS_PER_TURN === EVENTS_PER_TURN - 1) await yieldToEventLoop();
        after.set(keyOf(event), evolve(after.get(keyOf(event)), event));
      }
      const removed: Key[] = [];
      const changed: Document[] = [];
      for (const [key, document] of after) {
        if (document === before.get(key)) continue;
        if (document === undefined) removed.push(key);
        else changed.push(document);
      }
      await table.remove(tx, removed);
      await table.write(tx, changed);
    },
  };
}
