import { once } from 'node:events';
import pg, { type Pool } from 'pg';
import { Backoff } from '../../clock/backoff.ts';
import { WAKE_UP_CHANNEL } from './event-log.migration.ts';

/**
 * One connection that listens for appends of every process. It comes back by itself with backoff, and rings once
 * after each connection, since what was appended meanwhile was not announced to it.
 */
export class WakeUpListener {
  private readonly closing = new AbortController();
  private readonly running: Promise<void>;

  constructor(
    private readonly pool: Pool,
    private readonly ring: () => void,
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
    // The pool hides its password from enumeration.
    const client = new pg.Client({ ...options, password: options.password, keepAlive: true });
    const ended = new AbortController();
    const end = () => ended.abort();
    client.on('error', end);
    client.on('end', end);
    signal.addEventListener('abort', end);
    client.on('notification', this.ring);
    try {
      await client.connect();
      await client.query(`LISTEN ${WAKE_UP_CHANNEL}`);
      backoff.reset();
      this.ring();
      if (!ended.signal.aborted) await once(ended.signal, 'abort');
    } catch {
      // Not connected: the caller waits and tries again, and polling goes on meanwhile.
    } finally {
      signal.removeEventListener('abort', end);
      await client.end().catch(() => undefined);
    }
  }
}
