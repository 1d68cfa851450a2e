import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { BuiltProcess } from './built-process.ts';

/** Environment variable with the URL that answers with the shared app. */
export const SHARED_APP_OFFER = 'RIDELINE_SHARED_APP_OFFER';

const DATABASE = 'shared_app';

interface Running {
  readonly server: BuiltProcess;
  readonly dataDir: string;
}

/** Starts the built app when the first spec asks for it, on the run's Postgres. */
export async function offerSharedApp(postgresUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  let starting: Promise<Running> | undefined;
  const offer = createServer((_, answer) => {
    starting ??= startSharedApp(postgresUrl);
    starting.then(
      ({ server, dataDir }) => answer.end(JSON.stringify({ url: server.url, dataDir })),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  });
  offer.listen(0, '127.0.0.1');
  await once(offer, 'listening');
  return {
    url: `http://127.0.0.1:${(offer.address() as AddressInfo).port}`,
    async stop() {
      offer.close();
      const running = await starting?.catch(() => undefined);
      if (running === undefined) return;
      await running.server.stop();
      await rm(running.dataDir, { recursive: true, force: true });
    },
  };
}

async function startSharedApp(postgresUrl: string): Promise<Running> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${DATABASE}`);
  await client.end();
  const url = new URL(postgresUrl);
  url.pathname = `/${DATABASE}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'rideline-shared-'));
  const server = new BuiltProcess(dataDir, { DATABASE_URL: url.href });
  await server.start();
  return { server, dataDir };
}
