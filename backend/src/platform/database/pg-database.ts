import { setImmediate } from 'node:timers/promises';
import pg, { type Pool, type PoolClient } from 'pg';
import { isConnectionLoss, translateDatabaseError } from './connection-loss.ts';
import type { Database } from './database.ts';
import { ServerProbe } from './server-probe.ts';

export interface PgDatabaseOptions {
  readonly url: string;
  /** Most connections at once; default 20. */
  readonly maxConnections?: number;
  /** Longest statement, in milliseconds; default 30,000. */
  readonly statementTimeoutMs?: number;
}

/** A connection that was idle for longer is tested before use. */
const MAX_UNTESTED_IDLE_MS = 5_000;
/** A connection used this recently is alive: no server restarts faster. */
const RECENT_USE_MS = 50;
const CONNECT_TIMEOUT_MS = 5_000;
const PING_TIMEOUT_MS = 3_000;
/** After this time of a statement the server is probed: it may be frozen. */
const PROBE_AFTER_MS = 2_000;
const ALIVE_TIMEOUT_MS = 3_000;

/**
 * Postgres behind a pool that hands out no dead connection: after a lost connection, and after an idle time, each
 * remaining connection is tested before use, so the first request after a restart of the database succeeds.
 */
export class PgDatabase implements Database {
  readonly pool: Pool;
  private readonly lastUse = new WeakMap<PoolClient, number>();
  private lastLoss = Number.NEGATIVE_INFINITY;
  private ping: Promise<boolean> | undefined;
  private readonly probe: ServerProbe;

  constructor(options: PgDatabaseOptions) {
    this.probe = new ServerProbe(options.url, CONNECT_TIMEOUT_MS);
    const statementTimeout = options.statementTimeoutMs ?? 30_000;
    this.pool = new pg.Pool({
      connectionString: options.url,
      max: options.maxConnections ?? 20,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      statement_timeout: statementTimeout,
      // The server's own time limit ends the statement first unless the server is frozen.
      query_timeout: statementTimeout + PING_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 60_000,
      application_name: 'rideline',
    });
    this.pool.on('error', () => this.noteLoss());
    // The pool doesn't handle errors of connections in use, and an unhandled 'error' event ends the process.
    this.pool.on('connect', (client) => client.on('error', () => this.noteLoss()));
  }

  async query<Row extends object>(
    sql: string,
    values: readonly unknown[] = [],
    name?: string,
  ): Promise<readonly Row[]> {
    return this.withClient(async (client) => {
      const { rows } = await client.query<Row>({
        text: sql,
        values: values as unknown[],
        ...(name === undefined ? {} : { name }),
      });
      return rows;
    });
  }

  async transaction<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    return this.withClient(async (client) => {
      await client.query('begin isolation level read committed');
      try {
        const result = await work(client);
        const { command } = await client.query('commit');
        // Postgres answers the commit of a failed transaction with ROLLBACK, not with an error.
        if (command !== 'COMMIT') throw new Error('A failed statement was ignored in a transaction');
        return result;
      } catch (error) {
        if (!isConnectionLoss(error)) await client.query('rollback');
        throw error;
      }
    });
  }

  /** One round trip to the server, shared by concurrent calls; false when it fails or takes over 3 s. */
  async isAlive(): Promise<boolean> {
    this.ping ??= this.query('select 1', [], 'is_alive')
      .then(
        () => true,
        () => false,
      )
      .finally(() => (this.ping = undefined));
    return within(ALIVE_TIMEOUT_MS, this.ping);
  }

  /** Closes all connections when none is in use any more. */
  async close(): Promise<void> {
    await this.pool.end();
  }

  private async withClient<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    let client: PoolClient | undefined;
    let broken = false;
    try {
      client = await this.checkOut();
      return await this.unlessFrozen(client, work(client));
    } catch (error) {
      broken = isConnectionLoss(error);
      if (broken) this.noteLoss();
      throw translateDatabaseError(error);
    } finally {
      if (client !== undefined) {
        this.lastUse.set(client, performance.now());
        client.release(broken);
      }
    }
  }

  /** Closes the connection of a long statement when the server takes no connections. */
  private async unlessFrozen<Result>(client: PoolClient, working: Promise<Result>): Promise<Result> {
    const probing = setInterval(() => {
      void this.probe.takesConnections().then((takes) => {
        if (!takes) void (client as pg.PoolClient & pg.Client).end().catch(() => undefined);
      });
    }, PROBE_AFTER_MS);
    try {
      return await working;
    } finally {
      clearInterval(probing);
    }
  }

  /** Drops connections that fail the test; ends, because a new connection is not tested. */
  private async checkOut(): Promise<PoolClient> {
    for (;;) {
      const client = await this.pool.connect();
      if (await this.isUsable(client)) return client;
      const ping = await answer(client);
      if (ping === 'answered') return client;
      client.release(true);
      // The other connections would time out too.
      if (ping === 'silent') throw new Error('Connection terminated: the server does not answer');
    }
  }

  private async isUsable(client: PoolClient): Promise<boolean> {
    const used = this.lastUse.get(client);
    if (used === undefined) return true;
    const idleMs = performance.now() - used;
    if (idleMs > MAX_UNTESTED_IDLE_MS) return false;
    if (idleMs > RECENT_USE_MS) await pendingReads();
    return used > this.lastLoss;
  }

  private noteLoss(): void {
    this.lastLoss = performance.now();
  }
}

/** Two turns of the event loop, in which a pending close of the connection is processed. */
async function pendingReads(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

async function answer(client: PoolClient): Promise<'answered' | 'failed' | 'silent'> {
  let failed = false;
  const ping = client.query('select 1').then(
    () => true,
    () => {
      failed = true;
      return false;
    },
  );
  if (await within(PING_TIMEOUT_MS, ping)) return 'answered';
  return failed ? 'failed' : 'silent';
}

/** The value of the promise, or false after the timeout. */
async function within(timeoutMs: number, answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
