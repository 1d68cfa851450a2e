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

/** An unused connection older than this is tried before it is handed out. */
const TRUSTED_IDLE_MS = 5_000;
/** One used this recently was alive: no server restarts faster. */
const IN_USE_MS = 50;
const CONNECT_TIMEOUT_MS = 5_000;
const PING_TIMEOUT_MS = 3_000;
/** A statement that takes longer may be waiting for a server that is frozen. */
const DOUBTFUL_AFTER_MS = 2_000;
const ALIVE_TIMEOUT_MS = 3_000;

/**
 * Postgres behind a pool that hands out no dead connection: after a lost connection, and after a pause, each one
 * left is tried first, so the first request after a restart of the database succeeds.
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
      // The server's own limit answers first unless the server is frozen.
      query_timeout: statementTimeout + PING_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 60_000,
      application_name: 'rideline',
    });
    this.pool.on('error', () => this.noteLoss());
    // While a connection is in use the pool doesn't listen to it, and an unheard 'error' ends the process.
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
        // Postgres answers a commit of a failed transaction with ROLLBACK, not with an error.
        if (command !== 'COMMIT') throw new Error('A failed statement was ignored in a transaction');
        return result;
      } catch (error) {
        if (!isConnectionLoss(error)) await client.query('rollback');
        throw error;
      }
    });
  }

  /** One round trip to the server, at a time; false when it fails or takes longer than three seconds. */
  async isAlive(): Promise<boolean> {
    this.ping ??= this.query('select 1', [], 'is_alive')
      .then(
        () => true,
        () => false,
      )
      .finally(() => (this.ping = undefined));
    return within(ALIVE_TIMEOUT_MS, this.ping);
  }

  /** Waits for the connections in use, then closes all. */
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

  /** A long statement goes on as long as the server takes connections; else its connection is ended. */
  private async unlessFrozen<Result>(client: PoolClient, working: Promise<Result>): Promise<Result> {
    const doubts = setInterval(() => {
      void this.probe.takesConnections().then((takes) => {
        if (!takes) void (client as pg.PoolClient & pg.Client).end().catch(() => undefined);
      });
    }, DOUBTFUL_AFTER_MS);
    try {
      return await working;
    } finally {
      clearInterval(doubts);
    }
  }

  /** Ends: every connection that fails is dropped, and a new one is trusted. */
  private async checkOut(): Promise<PoolClient> {
    for (;;) {
      const client = await this.pool.connect();
      if (await this.isTrusted(client)) return client;
      const ping = await answer(client);
      if (ping === 'answered') return client;
      client.release(true);
      // The other connections would be as silent, one after another.
      if (ping === 'silent') throw new Error('Connection terminated: the server is silent');
    }
  }

  private async isTrusted(client: PoolClient): Promise<boolean> {
    const used = this.lastUse.get(client);
    if (used === undefined) return true;
    const idleMs = performance.now() - used;
    if (idleMs > TRUSTED_IDLE_MS) return false;
    if (idleMs > IN_USE_MS) await pendingReads();
    return used > this.lastLoss;
  }

  private noteLoss(): void {
    this.lastLoss = performance.now();
  }
}

/** Two turns of the event loop: a goodbye of the server that has arrived is read between them. */
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

/** What the promise says, or false when it does not say it in time. */
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
