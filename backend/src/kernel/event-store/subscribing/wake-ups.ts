import { once } from 'node:events';
import { Backoff } from '../../../platform/clock/backoff.ts';

export interface Listening {
  /** Resolves when nothing can be heard any more. */
  readonly ended: () => Promise<void>;
  /** To be called when the connection is lost. */
  readonly lost: () => void;
  /** To be called when listening has begun: notifications that were sent before are lost. */
  readonly began: () => void;
  /** To be called for an append. */
  readonly heard: () => void;
}

/** Listens for appends of all processes until it is closed, after a loss again with backoff. */
export class WakeUps {
  private readonly closing = new AbortController();
  private readonly running: Promise<void>;

  /** @param listen resolves when it has ended */
  constructor(
    private readonly listen: (listening: Listening) => Promise<void>,
    private readonly notify: () => void,
  ) {
    this.running = this.run();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.closing;
    const backoff = new Backoff();
    const began = () => {
      backoff.reset();
      this.notify();
    };
    while (!signal.aborted) {
      const losing = new AbortController();
      const end = AbortSignal.any([signal, losing.signal]);
      const ended = async () => void (end.aborted || (await once(end, 'abort')));
      await this.listen({ ended, lost: () => losing.abort(), began, heard: this.notify });
      if (!signal.aborted) await backoff.pause(signal);
    }
  }
}
