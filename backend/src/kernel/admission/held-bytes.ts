import { AsyncLocalStorage } from 'node:async_hooks';
import type { Lane, Slot } from './lane.ts';

const ofRequest = new AsyncLocalStorage<HeldBytes>();

/**
 * Reserves memory for the answer of the current request until it is sent; waits for its turn when answers in flight
 * take all there is. Work outside of an expensive request reserves nothing.
 * @param bytes the most that the answer takes at a time, not what it takes in addition
 * @throws DomainError unavailable after waiting too long
 */
export async function holdBytes(bytes: number): Promise<void> {
  await ofRequest.getStore()?.hold(bytes);
}

/** The reserved memory of one request. */
export class HeldBytes {
  private held: { readonly bytes: number; readonly slot: Slot } | undefined;

  constructor(
    private readonly memory: Lane,
    private readonly caller: string,
    private readonly gone: AbortSignal,
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

  /** Runs `work` so that `holdBytes` within it reserves for this request. */
  during<Result>(work: () => Result): Result {
    return ofRequest.run(this, work);
  }

  hasWaiters(): boolean {
    return this.held?.slot.hasWaiters() === true;
  }

  private release(): void {
    this.held?.slot.release();
    this.held = undefined;
  }
}
