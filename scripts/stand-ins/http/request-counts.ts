/** Counts received requests by action, answered with a fault or not. */
export class RequestCounts<Action extends string> {
  private readonly counts = new Map<Action, number>();
  private waiting: { readonly action: Action; readonly count: number; readonly resolve: () => void }[] = [];

  add(action: Action): void {
    this.counts.set(action, this.of(action) + 1);
    const isReached = (waiter: { action: Action; count: number }) => this.of(waiter.action) >= waiter.count;
    const reached = this.waiting.filter(isReached);
    this.waiting = this.waiting.filter((waiter) => !isReached(waiter));
    for (const { resolve } of reached) resolve();
  }

  of(action: Action): number {
    return this.counts.get(action) ?? 0;
  }

  /** The actions that were requested, with their counts. */
  all(): Partial<Record<Action, number>> {
    return Object.fromEntries(this.counts) as Partial<Record<Action, number>>;
  }

  /** Resolves once an action was requested this often since the start or the last `reset`. */
  whenReached(action: Action, count: number): Promise<void> {
    if (this.of(action) >= count) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ action, count, resolve }));
  }

  reset(): void {
    this.counts.clear();
  }
}
