import pg from 'pg';

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Asks a server for a connection of its own, beside the pool, whose connections may all be in use. */
export class ServerProbe {
  private asking: Promise<boolean> | undefined;

  constructor(
    private readonly url: string,
    private readonly timeoutMs: number,
  ) {}

  /** True also when it refuses: then it is there. */
  takesConnections(): Promise<boolean> {
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async ask(): Promise<boolean> {
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
