import { Backoff } from '../../../platform/clock/backoff.ts';
import { EventStoreUnavailable } from '../event-store.errors.ts';
import type { AllPage, ReadAllOptions, SubscribeOptions, Subscription } from '../event-store.ts';
import { SharedTail } from './shared-tail.ts';
import { WakeUpSignal } from './wake-up-signal.ts';
import { type Listening, WakeUps } from './wake-ups.ts';

const DEFAULT_BATCH = 1000;

/**
 * The subscriptions of one store: each reads page after page and waits for the next append once caught up. Appends of
 * other processes are listened for from the first subscription on.
 */
export class Subscriptions {
  private readonly running = new Set<RunningSubscription>();
  private readonly tail: SharedTail;
  private readonly wakeUp = new WakeUpSignal();
  private wakeUps: WakeUps | undefined;
  private poll: NodeJS.Timeout | undefined;

  /** To be called after an append of this process. */
  readonly notify = () => this.wakeUp.notify();

  /** @param pollMs poll interval, in case a notification is lost */
  constructor(
    private readonly readAll: (options: ReadAllOptions) => Promise<AllPage>,
    private readonly listen: (listening: Listening) => Promise<void>,
    private readonly pollMs = 1_000,
  ) {
    this.tail = new SharedTail((after, maxCount) => readAll({ after, maxCount }));
  }

  start(options: SubscribeOptions): Subscription {
    this.wakeUps ??= new WakeUps(this.listen, this.notify);
    this.poll ??= setInterval(this.notify, this.pollMs);
    const subscription = new RunningSubscription(options, this.wakeUp, this.tail, this.readAll);
    this.running.add(subscription);
    const forget = () => this.running.delete(subscription);
    subscription.done.then(forget, forget);
    return subscription;
  }

  async close(): Promise<void> {
    clearInterval(this.poll);
    await Promise.all([...this.running].map((subscription) => subscription.stop()));
    await this.wakeUps?.close();
  }
}

class RunningSubscription implements Subscription {
  readonly done: Promise<void>;
  private readonly stopping = new AbortController();
  private readonly types: ReadonlySet<string> | undefined;
  private readonly batchSize: number;

  constructor(
    private readonly options: SubscribeOptions,
    private readonly wakeUp: WakeUpSignal,
    private readonly tail: SharedTail,
    private readonly readAll: (options: ReadAllOptions) => Promise<AllPage>,
  ) {
    this.types = options.types && new Set(options.types);
    this.batchSize = options.batchSize ?? DEFAULT_BATCH;
    this.done = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.done.catch(() => undefined);
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    const backoff = new Backoff();
    let position = this.options.after;
    let delivered: AllPage | undefined;
    let live = false;
    while (!signal.aborted) {
      const seen = this.wakeUp.count;
      let page: AllPage;
      try {
        page = await this.nextPage(position, live, seen);
      } catch (error) {
        if (!(error instanceof EventStoreUnavailable)) throw error;
        await backoff.pause(signal);
        continue;
      }
      backoff.reset();
      if (signal.aborted) return;
      const isNews = page.position > position || (page.caughtUp && delivered?.caughtUp === false);
      if (delivered === undefined || isNews) {
        await this.options.onPage(page);
        delivered = page;
      }
      position = page.position;
      live = page.caughtUp;
      if (live) await this.wakeUp.notifiedAfter(seen, signal);
    }
  }

  private async nextPage(after: bigint, live: boolean, wakeUp: number): Promise<AllPage> {
    if (live) {
      const page = await this.tail.page(after, wakeUp);
      const { types } = this;
      const events = types ? page.events.filter(({ type }) => types.has(type)) : page.events;
      if (events.length <= this.batchSize) return { ...page, events };
    }
    return this.readAll({
      after,
      maxCount: this.batchSize,
      ...(this.options.types ? { types: this.options.types } : {}),
    });
  }
}
