import pg from 'pg';

/** Any constant of ours: held by the one process that started the server of a DATA_DIR. */
const LOCK = 7_243_061;

/** Holds the server for one process; Postgres gives it up by itself when that process dies. */
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
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK]);
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
