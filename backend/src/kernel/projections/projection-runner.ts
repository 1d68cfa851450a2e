import { Backoff, pause } from '../../platform/clock/backoff.ts';
import { LeasedSubscription, type SubscriptionOptions } from '../checkpoints/leased-subscription.ts';
import { isTransient } from '../checkpoints/transient-failure.ts';
import { type LagOptions, type SubscriberLag, SubscriberLags } from '../checkpoints/subscriber-lags.ts';
import type { SubscriptionTools } from '../checkpoints/subscription-tools.ts';
import { LocalPositions } from './projected-positions.ts';
import type { Projection } from './projection.ts';
import type { ProjectionRebuilder } from './projection-rebuilder.ts';
import type { ProjectionRegistry } from './projection-registry.ts';
import { ProjectionSubscriber } from './projection-subscriber.ts';
import { checkpointOf, ensureServing } from './projection-tables.ts';
import { RebuildInProgress } from './rebuild.errors.ts';

const REBUILD_POLL_MS = 500;
const READY_POLL_MS = 50;
/** How long a start waits for a projection that had caught up before, and may be behind by little. */
const CAUGHT_UP_BEFORE_MS = 30_000;

/**
 * Keeps every registered projection up with the log: creates its tables on the first ever start, rebuilds it
 * beside the serving version when the registered version differs, then applies events as they are recorded.
 */
export class ProjectionRunner {
  /** Positions of the projections that run in this process. */
  readonly positions = new LocalPositions();
  private readonly caughtUp = new Set<string>();
  private readonly caughtUpBefore = new Set<string>();
  private readonly stopped = new Set<string>();
  private readonly ending = new AbortController();
  private running: readonly Promise<void>[] = [];
  private rebuilt: Promise<unknown> = Promise.resolve();
  private headAtStart = 0n;
  private startedAt = 0;
  private readonly lags: SubscriberLags;

  constructor(
    private readonly registry: ProjectionRegistry,
    private readonly tools: SubscriptionTools,
    private readonly rebuilder: ProjectionRebuilder,
    private readonly options: SubscriptionOptions & { readonly lag?: LagOptions } = {},
  ) {
    this.lags = new SubscriberLags('projection', tools, options.lag);
  }

  /** Resolves when every projection has tables; catching up goes on in the background. */
  async start(): Promise<void> {
    this.headAtStart = await this.tools.store.head();
    const projections = this.registry.all();
    this.startedAt = performance.now();
    for (const projection of projections) await ensureServing(this.tools, projection);
    const serving = await this.tools.checkpoints.all('projection', 'serving');
    for (const { name, version } of projections) {
      const found = serving.get(name);
      if (found?.version === version && found.status === 'live') this.caughtUpBefore.add(name);
    }
    const rebuilds = projections.map((projection) => this.bringToVersion(projection));
    this.rebuilt = Promise.allSettled(rebuilds);
    this.running = projections.map((projection, index) => this.keepUp(projection, rebuilds[index]));
  }

  /**
   * Resolves when every projection serves its registered version, or its rebuild failed: queries select columns
   * that the tables of another version may lack.
   */
  async servesRegisteredVersions(): Promise<void> {
    await this.rebuilt;
  }

  /** Resolves when the last page is applied. */
  async stop(): Promise<void> {
    this.ending.abort();
    await Promise.all(this.running);
  }

  /**
   * True once every projection reached, at its registered version, the end that the log had at the start. One that
   * stopped is not waited for; nor is, after a while, one that had caught up in an earlier run: what is wrong with it is
   * no reason to refuse all reads.
   */
  get ready(): boolean {
    return this.registry.all().every(({ name }) => this.isReady(name));
  }

  /** Resolves once `ready`, or when the runner is stopped. */
  async whenReady(): Promise<void> {
    while (!this.ready && !this.ending.signal.aborted) await pause(READY_POLL_MS, this.ending.signal);
  }

  /** How far the projections are, as a sentence; empty before they are registered. */
  async progress(): Promise<string> {
    const lags = Object.values(await this.lag());
    if (lags.length === 0) return '';
    const ready = this.registry.all().filter(({ name }) => this.isReady(name)).length;
    const percents = lags.map(({ position, head }) => (head === 0n ? 100n : (position * 100n) / head));
    const slowest = percents.reduce((least, percent) => (percent < least ? percent : least), 100n);
    return `${ready} of ${lags.length} read models have caught up with the log, and the slowest is at ${slowest} %.`;
  }

  lag(): Promise<Record<string, SubscriberLag>> {
    return this.lags.of(this.registry.all(), this.stopped);
  }

  private async keepUp(projection: Projection, rebuild: Promise<void> | undefined): Promise<void> {
    const { name } = projection;
    const { signal } = this.ending;
    try {
      await rebuild;
      const subscriber = new ProjectionSubscriber(this.tools, projection, {
        onPosition: (position, caughtUp) => {
          this.noteCaughtUp(name, position, caughtUp);
          this.positions.set(name, position);
        },
        onRelease: () => this.positions.delete(name),
        whileWaiting: () => this.noteOtherProcess(projection),
      });
      await new LeasedSubscription(this.tools, subscriber, this.options).run(signal);
    } catch (error) {
      if (signal.aborted) return;
      this.stopped.add(name);
      this.tools.log.error({ err: error, projection: name }, 'Projection stopped until the next start');
    }
  }

  /** Rebuilds the projection unless its registered version serves; waits for a rebuild of another process. */
  private async bringToVersion({ name, version }: Projection): Promise<void> {
    const signal = AbortSignal.any([this.ending.signal]);
    const backoff = new Backoff({ firstMs: 100, longestMs: 5_000 });
    while (!signal.aborted) {
      try {
        const serving = await this.tools.checkpoints.find(checkpointOf(name, 'serving'));
        if (serving?.version === version) return;
        await this.rebuilder.rebuild(name, { signal, onAbort: 'keep' });
      } catch (error) {
        if (error instanceof RebuildInProgress) {
          await pause(REBUILD_POLL_MS, signal);
        } else if (isTransient(error)) {
          await backoff.pause(signal);
        } else {
          throw error;
        }
      }
    }
  }

  /** Notes how far the process that runs the projection has brought the shared tables. */
  private async noteOtherProcess({ name, version }: Projection): Promise<void> {
    if (this.caughtUp.has(name)) return;
    const serving = await this.tools.checkpoints.find(checkpointOf(name, 'serving'));
    if (serving?.version === version) this.noteCaughtUp(name, serving.position, serving.status === 'live');
  }

  private isReady(name: string): boolean {
    if (this.caughtUp.has(name) || this.stopped.has(name)) return true;
    return this.caughtUpBefore.has(name) && performance.now() - this.startedAt >= CAUGHT_UP_BEFORE_MS;
  }

  private noteCaughtUp(name: string, position: bigint, caughtUp: boolean): void {
    if (caughtUp || position >= this.headAtStart) this.caughtUp.add(name);
  }
}
