import { DomainError } from '../errors/domain-error.ts';

export interface LaneLimits {
  /** Maximum weight of concurrent requests; a request weighs 1 unless it says otherwise. */
  readonly atOnce: number;
  /** Maximum weight of concurrent requests of one caller. */
  readonly atOncePerCaller: number;
  /** Maximum length of the queue. */
  readonly waiting: number;
  /** Maximum time in the queue. */
  readonly waitMs: number;
  /** Maximum requests of one caller, running and queued. */
  readonly perCaller: number;
}

/** A slot of a lane, held while a request runs. */
export interface Slot {
  /** Idempotent. */
  release(): void;
  /** True while other requests wait in the queue. */
  hasWaiters(): boolean;
}

interface Waiter {
  readonly caller: string;
  readonly weight: number;
  enter(): void;
}

/**
 * A semaphore with a bounded queue, a bounded wait and a share per caller. The queued caller with the fewest running
 * requests enters first.
 */
export class Lane {
  private readonly running = new Map<string, number>();
  private total = 0;
  private queue: readonly Waiter[] = [];

  constructor(private readonly limits: LaneLimits) {}

  /**
   * @param signal leaves the queue when the caller disconnects
   * @param asked weight; more than the share of a caller counts as the whole share
   * @throws DomainError rate_limited past the caller's share; unavailable if the queue is full or the wait too long
   */
  enter(caller: string, signal?: AbortSignal, asked = 1): Promise<Slot> {
    const { waiting, perCaller, atOncePerCaller } = this.limits;
    const weight = Math.min(asked, atOncePerCaller);
    const queued = this.queue.filter((waiter) => waiter.caller === caller).length;
    if (this.runningOf(caller) + queued >= perCaller) return Promise.reject(tooManyAtOnce());
    if (this.hasRoomFor(caller, weight)) return Promise.resolve(this.take(caller, weight));
    if (this.queue.length >= waiting || signal?.aborted === true) return Promise.reject(busy());
    return this.wait(caller, weight, signal);
  }

  /** Weight of the requests that run now, and how many wait. */
  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.total, waiting: this.queue.length };
  }

  private wait(caller: string, weight: number, signal: AbortSignal | undefined): Promise<Slot> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        this.queue = this.queue.filter((other) => other !== waiter);
      };
      const giveUp = () => {
        leave();
        reject(busy());
      };
      const enter = () => {
        leave();
        resolve(this.take(caller, weight));
      };
      const waiter: Waiter = { caller, weight, enter };
      const timer = setTimeout(giveUp, this.limits.waitMs);
      signal?.addEventListener('abort', giveUp);
      this.queue = [...this.queue, waiter];
    });
  }

  private take(caller: string, weight: number): Slot {
    this.total += weight;
    this.running.set(caller, this.runningOf(caller) + weight);
    let held = true;
    return {
      release: () => {
        if (!held) return;
        held = false;
        this.giveBack(caller, weight);
      },
      hasWaiters: () => this.queue.length > 0,
    };
  }

  private giveBack(caller: string, weight: number): void {
    const left = this.runningOf(caller) - weight;
    this.total -= weight;
    if (left > 0) this.running.set(caller, left);
    else this.running.delete(caller);
    // What one heavy request held may be room for several.
    for (let next = this.next(); next !== undefined; next = this.next()) next.enter();
  }

  /** The first waiter of the caller with the fewest running requests. */
  private next(): Waiter | undefined {
    return this.queue
      .filter(({ caller, weight }) => this.hasRoomFor(caller, weight))
      .reduce<Waiter | undefined>(
        (best, waiter) =>
          best !== undefined && this.runningOf(best.caller) <= this.runningOf(waiter.caller) ? best : waiter,
        undefined,
      );
  }

  private hasRoomFor(caller: string, weight: number): boolean {
    const { atOnce, atOncePerCaller } = this.limits;
    return this.total + weight <= atOnce && this.runningOf(caller) + weight <= atOncePerCaller;
  }

  private runningOf(caller: string): number {
    return this.running.get(caller) ?? 0;
  }
}

const busy = () =>
  new DomainError('unavailable', 'Rideline is busy right now. Please try again in a moment.', {
    code: 'busy',
    retryAfterSeconds: 5,
    isExpected: true,
  });

const tooManyAtOnce = () =>
  new DomainError('rate_limited', 'Too many requests at once. Please try again in a moment.', {
    code: 'too_many_at_once',
    retryAfterSeconds: 2,
  });
