import type { StoredEvent } from '../event-store/event-definition.ts';
import type { AllPage, EventStore, RecordedEvent } from '../event-store/event-store.ts';

/** Upcasts and unseals recorded events, one for one and in order; the event store's codec is one. */
export interface EventDecoder {
  decode(events: readonly RecordedEvent[]): Promise<readonly StoredEvent[]>;
}

/** A page of the log with its decoding under way, which may fail on its own. */
export interface DecodedPage extends AllPage {
  readonly decoded: Promise<readonly StoredEvent[]>;
}

export function decodedPage(decoder: EventDecoder, page: AllPage): DecodedPage {
  const decoded = page.events.length === 0 ? Promise.resolve([]) : decoder.decode(page.events);
  // Whoever awaits it sees the failure; nobody may, when the page is dropped.
  decoded.catch(() => undefined);
  return { ...page, decoded };
}

/**
 * The log from `after` to its end as it stands, one page ahead: while a page is handled, the next one is read
 * and decoded. The last page has `caughtUp`.
 */
export async function* decodedPages(
  store: EventStore,
  decoder: EventDecoder,
  from: { readonly after: bigint; readonly types: readonly string[]; readonly pageSize: number },
): AsyncGenerator<DecodedPage, void> {
  const load = (after: bigint) => {
    const page = store
      .readAll({ after, maxCount: from.pageSize, types: from.types })
      .then((read) => decodedPage(decoder, read));
    page.catch(() => undefined);
    return page;
  };
  let next = load(from.after);
  for (;;) {
    const page = await next;
    if (page.caughtUp) {
      yield page;
      return;
    }
    next = load(page.position);
    yield page;
  }
}
