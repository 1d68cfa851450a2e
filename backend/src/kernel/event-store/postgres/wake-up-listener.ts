import { once } from 'node:events';
import pg, { type Pool } from 'pg';
import { Backoff } from '../../clock/backoff.ts';
import { WAKE_UP_CHANNEL } from './event-log.migration.ts';

/**
 * Listens on one connection for appends of all processes. Reconnects with backoff and notifies after each
 * connect, because notifications sent while it was disconnected are lost.
 */
export class WakeUpListener {
  private readonly closing = new AbortController();
  private readonly running: Promise<void>;

  constructor(
    private readonly pool: Pool,
    private readonly notify: () => void,
  ) {
    this.running = this.run();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const backoff = new Backoff();
    while (!this.closing.signal.aborted) {
      await this.listenUntilLost(backoff);
      if (!this.closing.signal.aborted) await backoff.pause(this.closing.signal);
    }
  }

  private async listenUntilLost(backoff: Backoff): Promise<void> {
    const { signal } = this.closing;
    const { options } = this.pool;
    // The pool's password is not enumerable, so the spread omits it.
    const client = new pg.Client({ ...options, password: options.password, keepAlive: true });
    const ended = new AbortController();
    const end = () => ended.abort();
    client.on('error', end);
    client.on('end', end);
    signal.addEventListener('abort', end);
    client.on('notification', this.notify);
    try {
      await client.connect();
      await client.query(`LISTEN ${WAKE_UP_CHANNEL}`);
      backoff.reset();
      this.notify();
      if (!ended.signal.aborted) await once(ended.signal, 'abort');
    } catch {
      // Not connected: the caller retries with backoff; polling continues meanwhile.
    } finally {
      signal.removeEventListener('abort', end);
      await client.end().catch(() => undefined);
    }
  }
}
