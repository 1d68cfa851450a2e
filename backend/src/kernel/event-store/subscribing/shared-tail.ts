import type { AllPage } from '../event-store.ts';

const TAIL_EVENTS = 500;

/**
 * Subscriptions that have caught up all want the same events after each ring of the bell: the first to ask reads
 * them, the others share its page.
 */
export class SharedTail {
  private latest:
    { readonly after: bigint; readonly ring: number; readonly page: Promise<AllPage> } | undefined;

  constructor(private readonly readAll: (after: bigint, maxCount: number) => Promise<AllPage>) {}

  /** Every event after this position as the log stood at this ring of the bell or later; not filtered. */
  page(after: bigint, ring: number): Promise<AllPage> {
    if (this.latest?.after === after && this.latest.ring === ring) return this.latest.page;
    const page = this.readAll(after, TAIL_EVENTS);
    const latest = { after, ring, page };
    this.latest = latest;
    page.catch(() => {
      if (this.latest === latest) this.latest = undefined;
    });
    return page;
  }
}
