import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../../config/config.ts';
import { Cluster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { ServerLease } from './server-lease.ts';
import { answeringServerUrl } from './server-url.ts';

export interface EmbeddedPostgresOptions {
  /** False for tests: no flush to disk. */
  readonly durable?: boolean;
  /** Reports that an orphaned server was stopped or a crashed one restarted. */
  readonly onNotice?: (sentence: string) => void;
}

const DATABASE_NAME = 'rideline';

/** A Postgres server in DATA_DIR, on a free port of 127.0.0.1, that runs as long as this process. */
export class EmbeddedPostgres {
  private stopping = false;
  private revival: Promise<void> | undefined;
  private lease: ServerLease | undefined;

  private constructor(
    private readonly cluster: Cluster,
    private readonly adminUrl: string,
    private readonly notice: (sentence: string) => void,
  ) {}

  /** Address of the application's database. */
  get url(): string {
    return applicationUrl(this.adminUrl);
  }

  /** @throws Error with one clear sentence, also when another process runs on this DATA_DIR */
  static async start(dataDir: string, options: EmbeddedPostgresOptions = {}): Promise<EmbeddedPostgres> {
    const { durable = true, onNotice = () => undefined } = options;
    const cluster = await Cluster.open(dataDir, durable);
    await stopOrphan(cluster, onNotice);
    const server = new EmbeddedPostgres(cluster, await cluster.start(await freePort()), onNotice);
    await server.hold();
    await ensureDatabase(server.adminUrl);
    return server;
  }

  /** Address of the application's database on a server that another process runs for DATA_DIR. */
  static async runningUrl(dataDir: string): Promise<string | undefined> {
    const url = await answeringServerUrl(dataDir);
    return url === undefined ? undefined : applicationUrl(url);
  }

  /** Resolves when everything is on disk and the server has ended. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.revival;
    await this.lease?.release();
    await this.cluster.stop();
  }

  private async hold(): Promise<void> {
    this.lease = await ServerLease.take(this.adminUrl, () => {
      this.revival = this.revive().catch((error: unknown) => this.notice(String(error)));
    });
    if (this.lease === undefined) throw inUse(this.cluster.dataDir);
  }

  /** After the lease is lost: waits for a server that recovers by itself, restarts one that has ended. */
  private async revive(): Promise<void> {
    while (!this.stopping) {
      await pause(250);
      try {
        if ((await answeringServerUrl(this.cluster.dataDir)) === undefined) {
          if (this.stopping) return;
          await this.cluster.start(Number(new URL(this.adminUrl).port));
          this.notice('The database had stopped and was started again.');
        }
        await this.hold();
        return;
      } catch (error) {
        this.notice(`The database is not back yet: ${String(error)}`);
        await pause(1_000);
      }
    }
  }
}

/** Stops a server that runs without a lease: a killed process left it. */
async function stopOrphan(cluster: Cluster, notice: (sentence: string) => void): Promise<void> {
  const url = await answeringServerUrl(cluster.dataDir);
  if (url === undefined) return;
  // The lease of a process that was just killed ends after a moment.
  for (const patience of [0, 100, 400, 1_500]) {
    await pause(patience);
    const lease = await ServerLease.take(url, () => undefined);
    if (lease === undefined) continue;
    await lease.release();
    notice('Stopping the database that an earlier, killed run left behind.');
    return cluster.stop();
  }
  throw inUse(cluster.dataDir);
}

function inUse(dataDir: string): ConfigError {
  return new ConfigError(
    `Rideline is already running on ${dataDir}: stop it first, or choose another DATA_DIR.`,
  );
}

function applicationUrl(adminUrl: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${DATABASE_NAME}`;
  return url.href;
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE_NAME]);
    if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`);
  } finally {
    await client.end();
  }
}
