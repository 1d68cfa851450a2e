import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';

export interface ThrowawayPostgres {
  /** The role may create databases. */
  readonly url: string;
  /** Stops the server and deletes its files. */
  stop(): Promise<void>;
}

/** Starts a Postgres server in a temporary folder, for tests and benches. @param durable fsyncs as in production */
export async function startThrowawayPostgres(
  options: { readonly durable?: boolean } = {},
): Promise<ThrowawayPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rideline-postgres-'));
  const server = await EmbeddedPostgres.start(dataDir, { durable: options.durable ?? false });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
