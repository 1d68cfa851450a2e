import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AdmissionConfig } from '../../src/platform/admission/costs.ts';
import type { BlobStore } from '../../src/platform/blobs/blob-store.ts';
import { FolderBlobStore } from '../../src/platform/blobs/folder-blob-store.ts';
import { createLogger } from '../../src/platform/logging/logger.ts';
import { createApp, serve, type HttpConfig } from '../../src/platform/http/server/create-app.ts';
import { HttpListener } from '../../src/platform/http/server/http-listener.ts';
import { sampleModule } from './sample.module.ts';

export interface RunningSample {
  readonly url: string;
  readonly app: NestFastifyApplication;
  readonly listener: HttpListener;
  /** Log lines so far. */
  readonly log: string[];
  /** `alive = false` simulates a database that does not answer. */
  readonly database: { alive: boolean };
  files(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

const config: HttpConfig & AdmissionConfig = {
  bodyLimitBytes: 10_000,
  requestTimeoutMs: 10_000,
  uploadSilenceMs: 10_000,
  uploadBytesPerSecond: 1_000,
  uploadLimitBytes: 100_000,
  publicUrl: 'http://127.0.0.1',
  tileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  googleClientId: 'client',
  expensiveAtOnce: 4,
  expensiveWaiting: 8,
  expensiveWaitMs: 10_000,
  answerBytes: 1_000_000,
  rateLimitFactor: 1,
};

/** Starts an app with the sample routes and everything `createApp` adds, on a real socket. */
export async function startSample(
  options: {
    readonly webApp?: string;
    readonly config?: Partial<HttpConfig & AdmissionConfig>;
    /** Wraps the blob store. */
    readonly around?: (blobs: BlobStore) => BlobStore;
  } = {},
): Promise<RunningSample> {
  const root = await mkdtemp(join(tmpdir(), 'rideline-http-'));
  const folder = await FolderBlobStore.open(root);
  const blobs = options.around?.(folder) ?? folder;
  const log: string[] = [];
  const database = { alive: true };
  const settings = { ...config, ...options.config };
  const listener = new HttpListener(settings);
  const app = await createApp(
    sampleModule(blobs, { isAlive: () => Promise.resolve(database.alive) }, settings),
    settings,
    {
      logger: createLogger('debug', { write: (line) => void log.push(line) }),
      listener,
      ...(options.webApp !== undefined && { webApp: options.webApp }),
    },
  );
  await serve(app, listener);
  const port = await listener.listen(0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    app,
    listener,
    log,
    database,
    async files() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    async stop() {
      await listener.close(1_000);
      await app.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
