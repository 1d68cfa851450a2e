import pg from 'pg';

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Opens a connection outside the pool, whose connections may all be in use. */
export class ServerProbe {
  private probing: Promise<boolean> | undefined;

  constructor(
    private readonly url: string,
    private readonly timeoutMs: number,
  ) {}

  /** True also when the server refuses the connection, because then it runs. */
  takesConnections(): Promise<boolean> {
    this.probing ??= this.probe().finally(() => (this.probing = undefined));
    return this.probing;
  }

  private async probe(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: this.timeoutMs,
      application_name: 'rideline probe',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch (error) {
      return SQLSTATE.test(String((error as { code?: unknown }).code));
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}
