import { once } from 'node:events';
import { END, excludeSystemEvents } from '@eventstore/db-client';
import { Backoff } from '../../clock/backoff.ts';
import type { EsdbConnection } from './esdb-connection.ts';

/**
 * One live subscription that notifies for each new event; the store's subscriptions then read the events. The client
 * does not resubscribe, so this does, with backoff, and notifies after each confirmation.
 */
export class EsdbWakeUps {
  private readonly closing = new AbortController();
  private readonly running: Promise<void>;

  constructor(
    private readonly connection: EsdbConnection,
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
    while (!signal.aborted) {
      await this.listenUntilLost(backoff);
      if (!signal.aborted) await backoff.pause(signal);
    }
  }

  private async listenUntilLost(backoff: Backoff): Promise<void> {
    const { signal } = this.closing;
    const subscription = this.connection.client.subscribeToAll({
      fromPosition: END,
      filter: excludeSystemEvents(),
    });
    const ended = new AbortController();
    const end = () => ended.abort();
    subscription.on('error', end);
    subscription.on('close', end);
    subscription.on('confirmation', () => {
      backoff.reset();
      this.notify();
    });
    subscription.on('data', this.notify);
    signal.addEventListener('abort', end);
    try {
      if (!signal.aborted) await once(ended.signal, 'abort');
    } finally {
      signal.removeEventListener('abort', end);
      subscription.destroy();
      // Rejects if the connection is already closed.
      subscription.unsubscribe().catch(() => undefined);
    }
  }
}
