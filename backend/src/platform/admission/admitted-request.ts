import { AsyncLocalStorage } from 'node:async_hooks';
import type { Lane, Slot } from './lane.ts';

const current = new AsyncLocalStorage<AdmittedRequest>();

/**
 * Reserves memory for the answer of the current request until it is sent; waits for its turn when answers in flight
 * take all there is. Work outside of an expensive request reserves nothing.
 * @param bytes the most that the answer takes at a time, not what it takes in addition
 * @throws DomainError unavailable after waiting too long
 */
export async function holdBytes(bytes: number): Promise<void> {
  await current.getStore()?.hold(bytes);
}

/**
 * Counts the current request as several more of its caller, because its answer costs as much. The requests after this
 * one are refused sooner, not this one. Work outside of an expensive request counts nothing.
 */
export function countAsMore(requests: number): void {
  if (requests > 0) current.getStore()?.countMore(requests);
}

/** Counts the current request as one more for each `usual` of its answer's size. */
export const countBySize = (size: number, usual: number): void => countAsMore(Math.floor(size / usual));

/** An expensive request that proceeds, with the memory reserved for it. */
export class AdmittedRequest {
  private held: { readonly bytes: number; readonly slot: Slot } | undefined;

  constructor(
    private readonly memory: Lane,
    private readonly caller: string,
    private readonly gone: AbortSignal,
    readonly countMore: (requests: number) => void,
  ) {
    gone.addEventListener('abort', () => this.release());
  }

  async hold(bytes: number): Promise<void> {
    if (bytes <= (this.held?.bytes ?? 0)) return;
    // Two requests that hold some and want more would wait for each other.
    this.release();
    this.held = { bytes, slot: await this.memory.enter(this.caller, this.gone, bytes) };
    if (this.gone.aborted) this.release();
  }

  /** Runs `work` so that `holdBytes` and `countAsMore` within it are about this request. */
  during<Result>(work: () => Result): Result {
    return current.run(this, work);
  }

  hasWaiters(): boolean {
    return this.held?.slot.hasWaiters() === true;
  }

  private release(): void {
    this.held?.slot.release();
    this.held = undefined;
  }
}
