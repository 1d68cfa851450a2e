import type { AllPage } from '../event-store.ts';

const TAIL_EVENTS = 500;

/**
 * Read cache for subscriptions that have caught up: after a wake-up they all need the same events, so the first
 * one reads the page and the others share it.
 */
export class SharedTail {
  private latest:
    | { readonly after: bigint; readonly wakeUp: number; readonly page: Promise<AllPage> }
    | undefined;

  constructor(private readonly readAll: (after: bigint, maxCount: number) => Promise<AllPage>) {}

  /**
   * Returns the events after this position, unfiltered.
   * @param wakeUp count of the WakeUpSignal; the page was read at this wake-up or later
   */
  page(after: bigint, wakeUp: number): Promise<AllPage> {
    if (this.latest?.after === after && this.latest.wakeUp === wakeUp) return this.latest.page;
    const page = this.readAll(after, TAIL_EVENTS);
    const latest = { after, wakeUp, page };
    this.latest = latest;
    page.catch(() => {
      if (this.latest === latest) this.latest = undefined;
    });
    return page;
  }
}
