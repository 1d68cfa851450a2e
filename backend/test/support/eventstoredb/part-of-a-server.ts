import type { AllPage, EventStore, RecordedEvent } from '../../../src/kernel/event-store/event-store.ts';

/** What belongs to one test on a server that several tests share. */
export interface LogPart {
  /** Position after which the log is this test's. */
  readonly begin: bigint;
  /** Before the names of its streams on the server. */
  readonly prefix: string;
}

const later = (one: bigint, other: bigint) => (one > other ? one : other);

/** The store as if the server had only this part of its log. */
export function partOfAServer({ begin, prefix }: LogPart, store: EventStore): EventStore {
  const events = (found: readonly RecordedEvent[]) =>
    found
      .filter(({ stream }) => stream.startsWith(prefix))
      .map((event) => ({ ...event, stream: event.stream.slice(prefix.length) }));
  const page = (found: AllPage): AllPage => ({ ...found, events: events(found.events) });
  return {
    append: (stream, expected, appended) => store.append(prefix + stream, expected, appended),
    appendCopies: (copies) =>
      store.appendCopies(copies.map((copy) => ({ ...copy, stream: prefix + copy.stream }))),
    readStream: async (stream, options) => events(await store.readStream(prefix + stream, options)),
    tombstone: (stream, expected) => store.tombstone(prefix + stream, expected),
    head: () => store.head(),
    close: () => store.close(),
    readAll: async (options) => page(await store.readAll({ ...options, after: later(options.after, begin) })),
    subscribe: (options) =>
      store.subscribe({
        ...options,
        after: later(options.after, begin),
        onPage: (found) => options.onPage(page(found)),
      }),
  };
}
