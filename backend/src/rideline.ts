import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ZONE_RELEASE } from '@rideline/detection-engine';
import { AppModule } from './app.module.ts';
import { type Config, ConfigError } from './platform/config/config.ts';
import { Contributions } from './kernel/contributions.ts';
import { inBackend } from './platform/backend-folder.ts';
import { createApp, reportHealth, serve } from './platform/http/server/create-app.ts';
import { HttpListener } from './platform/http/server/http-listener.ts';
import { Kernel } from './kernel/kernel.ts';
import type { Logger } from './platform/logging/logger.ts';
import { MetricsListener } from './platform/http/server/metrics-listener.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { openInfrastructure, type OpenInfrastructure } from './kernel/open-infrastructure.ts';
import { WorkerThreads } from './platform/threads/worker-threads.ts';

/** Time for requests and jobs of worker threads in progress to finish at shutdown. */
const GRACE_MS = 10_000;

const webApp = inBackend('../frontend/dist');

/** The application's lifecycle. `stop` may be called while `start` is running. */
export class Rideline {
  private listener: HttpListener | undefined;
  private infrastructure: OpenInfrastructure | undefined;
  private app: NestFastifyApplication | undefined;
  private kernel: Kernel | undefined;
  private metrics: MetricsListener | undefined;
  private started: Promise<void> | undefined;
  private stopped: Promise<void> | undefined;

  constructor(
    private readonly config: Config,
    private readonly log: Logger,
    private readonly say: (sentence: string) => void,
  ) {}

  /** @throws Error with one sentence for the operator */
  start(): Promise<void> {
    this.started ??= this.startAll();
    return this.started;
  }

  /** Serves on for DRAIN_MS, finishes requests in progress, then stops all parts in order. */
  stop(): Promise<void> {
    this.stopped ??= this.stopAll();
    return this.stopped;
  }

  private async startAll(): Promise<void> {
    const { config, log, say } = this;
    const listener = new HttpListener(config);
    this.listener = listener;
    const port = await listen(listener, config, { HOST: 'HOST', PORT: 'PORT' });
    const infrastructure = await openInfrastructure(config, log, say);
    this.infrastructure = infrastructure;
    const web = (await isThere(join(webApp, 'index.html'))) ? { webApp } : {};
    const app = await createApp(AppModule.on(infrastructure), config, {
      logger: log,
      listener,
      ...web,
    });
    this.app = app;
    await app.init();
    reportHealth(app, listener);
    if (config.metrics !== undefined) {
      this.metrics = new MetricsListener(app.get(Metrics));
      await listen(this.metrics, config.metrics, { HOST: 'METRICS_HOST', PORT: 'METRICS_PORT' });
    }
    const kernel = app.get(Kernel);
    this.kernel = kernel;
    await kernel.start();
    await serve(app, listener);
    if (Number.parseInt(process.versions.node, 10) < 22) {
      say(`Node ${process.versions.node} gets no security fixes since April 2026. Use Node 22, 24 or 26.`);
    }
    this.log.debug({ timeZones: ZONE_RELEASE }, 'Time zones are those of the build');
    say(`Rideline is ready at ${addressOf(config, port)}`);
    for (const { welcome = [] } of app.get(Contributions).all) welcome.forEach(say);
  }

  private async stopAll(): Promise<void> {
    await this.kernel?.interruptStart();
    await this.started?.catch(() => undefined);
    const steps = [
      () => this.listener?.drain(this.config.drainMs),
      () => this.app?.get(WorkerThreads).endIn(GRACE_MS),
      () => this.listener?.close(GRACE_MS),
      () => this.metrics?.close(),
      () => this.kernel?.stop(),
      () => this.app?.close(),
      () => this.infrastructure?.close(),
    ];
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        this.log.error({ err: error }, 'A part of the application failed to stop');
      }
    }
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** @throws ConfigError that names the setting */
async function listen(
  listener: Pick<HttpListener, 'listen'>,
  { host, port }: Pick<Config, 'host' | 'port'>,
  { HOST, PORT }: { readonly HOST: string; readonly PORT: string },
): Promise<number> {
  try {
    return await listener.listen(port, host);
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new ConfigError(`Port ${port} is in use: stop what uses it, or set ${PORT} to another one.`);
    }
    if (code === 'EACCES') {
      throw new ConfigError(
        `${PORT} must be one that this user may listen on, not ${port}: choose one above 1023.`,
      );
    }
    throw new ConfigError(`${HOST} must be a name or an address of this machine, not "${host}" (${code}).`);
  }
}

/** The local URL, because PUBLIC_URL may not be reachable yet. */
function addressOf({ host }: Config, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  return `http://${everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
