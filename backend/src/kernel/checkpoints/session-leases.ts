import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import { pause } from '../clock/backoff.ts';

const TRY_AGAIN_MS = 500;
const ANSWER_WITHIN_MS = 5_000;
/** Lets the server notice within half a minute that the host behind a silent connection is gone. */
const NOTICE_DEAD_HOST = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4';

type LockCall = 'pg_try_advisory_lock' | 'pg_advisory_unlock';

export interface Lease {
  /** Aborts when the session that holds the lease is gone. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/**
 * One holder per key among all processes: session-level advisory locks on one connection of this process. The
 * server frees them the moment the process dies, so a restart after kill -9 waits for nothing. A holder that
 * does not know yet that it lost its session is stopped by the owner in the checkpoint.
 */
export class SessionLeases {
  /** Names this process in checkpoints. */
  readonly owner = randomUUID();
  private readonly held = new Map<string, AbortController>();
  private session: Promise<pg.Client> | undefined;
  private current: pg.Client | undefined;
  private lastAnswer: Promise<unknown> = Promise.resolve();

  constructor(private readonly database: Database) {}

  /** Waits for the lease; `whileWaiting` runs after every vain try. Rejects when the signal aborts. */
  async acquire(key: string, signal: AbortSignal, whileWaiting?: () => Promise<void>): Promise<Lease> {
    for (;;) {
      signal.throwIfAborted();
      const lease = await this.tryAcquire(key);
      if (lease) return lease;
      await whileWaiting?.();
      await pause(TRY_AGAIN_MS, signal);
    }
  }

  /** Undefined when it is held, by this process or another. */
  async tryAcquire(key: string): Promise<Lease | undefined> {
    if (this.held.has(key)) return undefined;
    const lost = new AbortController();
    this.held.set(key, lost);
    try {
      const locked = await this.ask('pg_try_advisory_lock', key);
      // The session may have ended while its answer was on the way.
      if (locked && this.held.get(key) === lost) {
        return { lost: lost.signal, release: () => this.release(key, lost) };
      }
      this.forget(key, lost);
      return undefined;
    } catch (error) {
      this.forget(key, lost);
      throw error;
    }
  }

  /** Those of the keys that some process holds. */
  async heldByAnybody(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ key: string }>(
      `SELECT key FROM unnest($1::text[]) AS key
       WHERE hashtextextended('lease:' || key, 0) IN (
         SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks
         WHERE locktype = 'advisory' AND objsubid = 1 AND granted
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
       )`,
      [keys],
      'leases_held',
    );
    return new Set(rows.map(({ key }) => key));
  }

  /** Gives every lease back. */
  async close(): Promise<void> {
    const session = await this.session?.catch(() => undefined);
    if (!session) return;
    const ended = new AbortController();
    const goodbye = this.abandon(session).finally(() => ended.abort());
    await Promise.race([goodbye, pause(ANSWER_WITHIN_MS, ended.signal)]);
  }

  private async release(key: string, lost: AbortController): Promise<void> {
    if (this.held.get(key) !== lost) return;
    // Without the session there is no lock to give back.
    await this.ask('pg_advisory_unlock', key).catch(() => undefined);
    this.forget(key, lost);
  }

  private forget(key: string, lost: AbortController): void {
    if (this.held.get(key) === lost) this.held.delete(key);
  }

  /** One question after another: a connection answers one at a time. */
  private ask(call: LockCall, key: string): Promise<boolean> {
    const answer = this.lastAnswer.then(() => this.askNow(call, key));
    this.lastAnswer = answer.catch(() => undefined);
    return answer;
  }

  private async askNow(call: LockCall, key: string): Promise<boolean> {
    this.session ??= this.connect();
    const asked = this.session;
    let session: pg.Client;
    try {
      session = await asked;
    } catch (error) {
      if (this.session === asked) this.session = undefined;
      throw error;
    }
    try {
      const { rows } = await session.query<{ done: boolean }>(
        `SELECT ${call}(hashtextextended($1, 0)) AS done`,
        [`lease:${key}`],
      );
      return rows[0]?.done === true;
    } catch (error) {
      // Whatever it still holds, the server frees when it is gone.
      void this.abandon(session);
      throw error;
    }
  }

  private async connect(): Promise<pg.Client> {
    const { options } = this.database.pool;
    const client = new pg.Client({
      ...options,
      // The pool hides its password from enumeration.
      password: options.password,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
      application_name: 'rideline-leases',
      options: NOTICE_DEAD_HOST,
    });
    const ended = () => {
      this.drop(client);
    };
    client.on('error', ended);
    client.on('end', ended);
    await client.connect();
    this.current = client;
    return client;
  }

  private async abandon(client: pg.Client): Promise<void> {
    this.drop(client);
    await client.end().catch(() => undefined);
  }

  private drop(client: pg.Client): void {
    if (this.current !== client) return;
    this.current = undefined;
    this.session = undefined;
    const leases = [...this.held.values()];
    this.held.clear();
    for (const lost of leases) lost.abort();
  }
}
