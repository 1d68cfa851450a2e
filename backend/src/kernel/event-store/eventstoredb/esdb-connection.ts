import { EventStoreDBClient, type Credentials } from '@eventstore/db-client';
import { ConfigError } from '../../config/config-error.ts';
import { EventStoreUnavailable } from '../event-store.errors.ts';
import { translateError, type Asked } from './esdb-errors.ts';

/** A client and a limit on how long it may take: the client's own deadline does not cover reads. */
export class EsdbConnection {
  private current: EventStoreDBClient | undefined;

  constructor(
    private readonly url: string,
    private readonly timeoutMs: number,
  ) {
    if (/throwOnAppendFailure=false/i.test(url)) {
      throw new ConfigError(
        'EVENTSTORE_URL must not set throwOnAppendFailure=false: conflicts would pass as success.',
      );
    }
    try {
      this.current = EventStoreDBClient.connectionString(url);
    } catch {
      // The client's message repeats the address with its password.
      throw new ConfigError('EVENTSTORE_URL must be an address and options that EventStoreDB knows.');
    }
  }

  /**
   * Given with each append, because the client then appends by a call of its own. Its batch append, which it would
   * choose otherwise, shares one table of pending appends between all clients of the process: one broken
   * connection rejects everybody's, and a late answer throws where nobody can catch it.
   */
  get appendCredentials(): Credentials | undefined {
    return credentialsOf(this.url);
  }

  get client(): EventStoreDBClient {
    this.current ??= EventStoreDBClient.connectionString(this.url);
    return this.current;
  }

  /** @param work is to stop when its signal is aborted */
  async run<Result>(
    asked: Asked,
    work: (client: EventStoreDBClient, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const { client } = this;
    const givingUp = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new EventStoreUnavailable(new Error(`No answer within ${this.timeoutMs} ms`)));
        givingUp.abort();
      }, this.timeoutMs);
    });
    try {
      return await Promise.race([work(client, givingUp.signal), late]);
    } catch (error) {
      throw translateError(error, asked);
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    const client = this.current;
    this.current = undefined;
    if (client === undefined) return;
    await client.dispose();
    // The client has no public way to close its channel, which would keep the process alive.
    const channel = await client['getChannel']();
    channel.close();
  }
}

/** `user:password@` of a connection string. */
export function credentialsOf(url: string): Credentials | undefined {
  const [, username, password] = /^[^/]+:\/\/([^:@/]+):([^@/]+)@/.exec(url) ?? [];
  if (username !== undefined && password !== undefined) {
    return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
  }
  return /[?&]tls=false/i.test(url) ? { username: 'ignored', password: 'without-tls' } : undefined;
}
