import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../../platform/database/database.ts';
import { pause } from '../../platform/clock/backoff.ts';

const RETRY_MS = 500;
const QUERY_TIMEOUT_MS = 5_000;
/** The server closes the connection of a dead host after 30 s. */
const TCP_KEEPALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4';

type LockCall = 'pg_try_advisory_lock' | 'pg_advisory_unlock';

export interface Lease {
  /** Aborts when the session that holds the lease is gone. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/**
 * Leases with one holder among all processes: session-level advisory locks on one connection of this process. The
 * server frees them when the process dies, so a restart after kill -9 gets them at once. A process that has not
 * noticed the loss of its session can't advance a checkpoint, because the checkpoint has another owner by then.
 */
export class SessionLeases {
  /** Id of this process in checkpoints. */
  readonly owner = randomUUID();
  private readonly held = new Map<string, AbortController>();
  private session: Promise<pg.Client> | undefined;
  private current: pg.Client | undefined;
  private lastCall: Promise<unknown> = Promise.resolve();

  constructor(private readonly database: Database) {}

  /** Waits for the lease; calls `whileWaiting` after each failed try. Rejects when the signal aborts. */
  async acquire(key: string, signal: AbortSignal, whileWaiting?: () => Promise<void>): Promise<Lease> {
    for (;;) {
      signal.throwIfAborted();
      const lease = await this.tryAcquire(key);
      if (lease) return lease;
      await whileWaiting?.();
      await pause(RETRY_MS, signal);
    }
  }

  /** Undefined when this process or another one holds the lease. */
  async tryAcquire(key: string): Promise<Lease | undefined> {
    if (this.held.has(key)) return undefined;
    const lost = new AbortController();
    this.held.set(key, lost);
    try {
      const locked = await this.call('pg_try_advisory_lock', key);
      // The session may have ended before its answer arrived.
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

  /** The keys that this process holds or is about to hold. */
  heldHere(): readonly string[] {
    return [...this.held.keys()];
  }

  /** The keys that some process holds. */
  async findHeld(keys: readonly string[]): Promise<ReadonlySet<string>> {
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

  /** Releases every lease. */
  async close(): Promise<void> {
    const session = await this.session?.catch(() => undefined);
    if (!session) return;
    const ended = new AbortController();
    const closing = this.abandon(session).finally(() => ended.abort());
    await Promise.race([closing, pause(QUERY_TIMEOUT_MS, ended.signal)]);
  }

  private async release(key: string, lost: AbortController): Promise<void> {
    if (this.held.get(key) !== lost) return;
    // Without the session there is no lock to release.
    await this.call('pg_advisory_unlock', key).catch(() => undefined);
    this.forget(key, lost);
  }

  private forget(key: string, lost: AbortController): void {
    if (this.held.get(key) === lost) this.held.delete(key);
  }

  /** Calls run one after the other, as a connection handles one at a time. */
  private call(lock: LockCall, key: string): Promise<boolean> {
    const answer = this.lastCall.then(() => this.callNow(lock, key));
    this.lastCall = answer.catch(() => undefined);
    return answer;
  }

  private async callNow(lock: LockCall, key: string): Promise<boolean> {
    this.session ??= this.connect();
    const opening = this.session;
    let session: pg.Client;
    try {
      session = await opening;
    } catch (error) {
      if (this.session === opening) this.session = undefined;
      throw error;
    }
    try {
      const { rows } = await session.query<{ done: boolean }>(
        `SELECT ${lock}(hashtextextended($1, 0)) AS done`,
        [`lease:${key}`],
      );
      return rows[0]?.done === true;
    } catch (error) {
      // Ending the session frees the locks that it still holds.
      void this.abandon(session);
      throw error;
    }
  }

  private async connect(): Promise<pg.Client> {
    const { options } = this.database.pool;
    const client = new pg.Client({
      ...options,
      // Spreading the options leaves out the password, which is not enumerable.
      password: options.password,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'rideline-leases',
      options: TCP_KEEPALIVE,
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
