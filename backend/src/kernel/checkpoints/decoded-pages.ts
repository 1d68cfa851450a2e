import type { StoredEvent } from '../event-store/event-definition.ts';
import type { AllPage, EventStore, RecordedEvent } from '../event-store/event-store.ts';

/** Upcasts and unseals recorded events, one for one and in order; implemented by EventCodec. */
export interface EventDecoder {
  decode(events: readonly RecordedEvent[]): Promise<readonly StoredEvent[]>;
}

/** A page of the log whose events are being decoded. */
export interface DecodedPage extends AllPage {
  readonly decoded: Promise<readonly StoredEvent[]>;
}

export function decodedPage(decoder: EventDecoder, page: AllPage): DecodedPage {
  const decoded = page.events.length === 0 ? Promise.resolve([]) : decoder.decode(page.events);
  // Prevents an unhandled rejection if the page is never awaited.
  decoded.catch(() => undefined);
  return { ...page, decoded };
}

/**
 * The log from `after` to its current end. Reads and decodes one page ahead of the caller. The last page has
 * `caughtUp`.
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
