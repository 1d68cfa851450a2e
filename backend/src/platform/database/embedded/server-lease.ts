import pg from 'pg';

/** Key of the advisory lock held by the process that started the server of a DATA_DIR. */
const LOCK_KEY = 7_243_061;

/** Reserves the server for one process; Postgres releases it when that process dies. */
export class ServerLease {
  private constructor(private readonly client: pg.Client) {}

  /** @returns undefined while another process holds it */
  static async take(url: string, onLost: () => void): Promise<ServerLease | undefined> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      application_name: 'rideline lease',
    });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      LOCK_KEY,
    ]);
    if (rows[0]?.held !== true) {
      await client.end();
      return undefined;
    }
    client.once('end', onLost);
    return new ServerLease(client);
  }

  async release(): Promise<void> {
    this.client.removeAllListeners('end');
    await this.client.end().catch(() => undefined);
  }
}
