import { EventStoreDBClient, type Credentials } from '@eventstore/db-client';
import { ConfigError } from '../../../platform/config/config.ts';
import { EventStoreUnavailable } from '../event-store.errors.ts';
import { translateError, type CallContext } from './esdb-errors.ts';

/** What a call does with its answer. */
export interface Answers {
  /** Aborts when the server has been silent for too long. */
  readonly signal: AbortSignal;
  /** A part of the answer arrived: the server gets the same time again. */
  readonly arrived: () => void;
}

/** The client with a timeout around each call: the client's own deadline does not cover reads. */
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
      // The client's error message contains the URL with its password.
      throw new ConfigError('EVENTSTORE_URL must be an address and options that EventStoreDB knows.');
    }
  }

  /**
   * Passed with each append to make the client use a single append call. Its default, batch append, shares one table
   * of pending appends between all clients of the process: one broken connection rejects all of them, and a late
   * response throws an uncaught error.
   */
  get appendCredentials(): Credentials | undefined {
    return credentialsOf(this.url);
  }

  get client(): EventStoreDBClient {
    this.current ??= EventStoreDBClient.connectionString(this.url);
    return this.current;
  }

  /** @param work must stop when its signal aborts, and tells what arrives */
  async run<Result>(
    context: CallContext,
    work: (client: EventStoreDBClient, answers: Answers) => Promise<Result>,
  ): Promise<Result> {
    const { client } = this;
    const timeout = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new EventStoreUnavailable(new Error(`No answer within ${this.timeoutMs} ms`)));
        timeout.abort();
      }, this.timeoutMs);
    });
    try {
      const answers = { signal: timeout.signal, arrived: () => void timer?.refresh() };
      return await Promise.race([work(client, answers), late]);
    } catch (error) {
      throw translateError(error, context);
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    const client = this.current;
    this.current = undefined;
    if (client === undefined) return;
    await client.dispose();
    // The client has no public method to close its channel; an open channel keeps the process alive.
    // No node of a cluster answers: there is no channel.
    const channel = await client['getChannel']().catch(() => undefined);
    channel?.close();
  }
}

/**
 * Parses `user:password@` of a connection string. With tls=false the client sends no credentials, so any are returned.
 */
export function credentialsOf(url: string): Credentials | undefined {
  const [, username, password] = /^[^/]+:\/\/([^:@/]+):([^@/]+)@/.exec(url) ?? [];
  if (username !== undefined && password !== undefined) {
    return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
  }
  return /[?&]tls=false/i.test(url) ? { username: 'ignored', password: 'without-tls' } : undefined;
}
