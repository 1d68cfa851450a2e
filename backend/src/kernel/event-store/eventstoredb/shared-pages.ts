/** Smaller pages are those of the tail and of single events, which are cheap and rarely the same. */
const SHARED_FROM = 500;
/** Full pages that are kept, so that a reader some pages behind the first one shares them too. */
const KEPT = 6;

interface Page {
  readonly caughtUp: boolean;
}

/**
 * Reads each page of the log once for all who want it at about the same time, as all subscribers do that build their
 * tables from the first event on.
 */
export class SharedPages<P extends Page> {
  /** By position and size, oldest first: pages that are being read, and the last full ones. */
  private readonly pages = new Map<string, Promise<P>>();

  constructor(private readonly read: (after: bigint, maxCount: number) => Promise<P>) {}

  /** A page that was read to the end of the log was begun after this call. */
  async page(after: bigint, maxCount: number): Promise<P> {
    if (maxCount < SHARED_FROM) return this.read(after, maxCount);
    const key = `${after} ${maxCount}`;
    const earlier = this.pages.get(key);
    if (earlier === undefined) return this.begin(key, after, maxCount);
    const page = await earlier.catch(() => undefined);
    if (page?.caughtUp === false) return page;
    // The log may have grown since, or reading failed: everybody who waited shares the next try.
    return this.pages.get(key) ?? this.begin(key, after, maxCount);
  }

  private begin(key: string, after: bigint, maxCount: number): Promise<P> {
    const page = this.read(after, maxCount);
    this.pages.set(key, page);
    page.then(
      ({ caughtUp }) => this.settle(caughtUp),
      () => this.pages.delete(key),
    );
    return page;
  }

  private settle(caughtUp: boolean): void {
    // Who reads has caught up: the pages are kept no longer.
    if (caughtUp) this.pages.clear();
    const [oldest] = this.pages.keys();
    if (this.pages.size > KEPT && oldest !== undefined) this.pages.delete(oldest);
  }
}
