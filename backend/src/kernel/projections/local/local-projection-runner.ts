import { decodedPage, decodedPages, type DecodedPage } from '../../checkpoints/decoded-pages.ts';
import type { SubscriberLag } from '../../checkpoints/subscriber-lags.ts';
import { Backoff, pause } from '../../clock/backoff.ts';
import { RebuildCancelled, RebuildInProgress } from '../rebuild.errors.ts';
import type { RebuildProgress } from '../rebuild-progress.ts';
import { applyPage, type LocalTools } from './apply-page.ts';
import { buildLocally, type LocalBuildOptions } from './build-locally.ts';
import type { LocalGenerations } from './local-generations.ts';
import type { LocalProjection } from './local-projection.ts';

export interface LocalRunnerOptions {
  /** How often announced rebuilds and damage are looked for; default 5,000. */
  readonly checkMs?: number;
  /** Pause after a page, in which more events gather, because a page costs much and an event little; default 1,000. */
  readonly gatherMs?: number;
  /** Events per page; default 4,000. */
  readonly pageSize?: number;
}

/** Positions without an event of the projection after which its position is written anyway. */
const UNWRITTEN_POSITIONS = 10_000n;
const STALLED_MS = 30_000;
const NO_POSITION = -1n;

/** Keeps this process's copy of a projection up with the log, and builds it anew when it is missing or outdated. */
export class LocalProjectionRunner {
  private readonly ending = new AbortController();
  private readonly backoff = new Backoff({ longestMs: 60_000 });
  private running: Promise<unknown> | undefined;
  private following = new AbortController();
  private building: { position: bigint } | undefined;
  private position = NO_POSITION;
  private caughtUp = false;
  private movedAt = performance.now();

  constructor(
    private readonly projection: LocalProjection,
    private readonly tools: LocalTools,
    private readonly generations: LocalGenerations,
    private readonly options: LocalRunnerOptions = {},
  ) {}

  start(): void {
    this.running = Promise.all([this.keepUp(), this.watch()]);
  }

  /** Resolves when the last page is applied and the store is closed. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.running;
    await this.projection.close();
  }

  lag(head: bigint): Omit<SubscriberLag, 'seconds'> {
    const { building } = this;
    const position = this.position === NO_POSITION ? (building?.position ?? 0n) : this.position;
    const lag = head > position ? Number(head - position) : 0;
    const { version } = this.projection;
    return {
      position,
      head,
      lag,
      status: this.status(lag),
      ...(building && { next: { version, position: building.position } }),
    };
  }

  /**
   * Builds this process's copy anew and announces it, so that the others build theirs.
   * @throws RebuildInProgress, RebuildCancelled
   */
  async rebuild(options: Omit<LocalBuildOptions, 'generation'>): Promise<RebuildProgress> {
    const { name } = this.projection;
    const signal = AbortSignal.any([this.ending.signal, ...(options.signal ? [options.signal] : [])]);
    try {
      const generation = (await this.generations.newest(name)) + 1;
      const progress = await this.build({ ...options, generation, signal });
      await this.generations.announce(name, generation);
      this.tools.log.info({ projection: name, events: progress.events }, 'Projection rebuilt');
      return progress;
    } catch (error) {
      throw signal.aborted ? new RebuildCancelled(name) : error;
    }
  }

  /** Drops a half-built copy. @throws RebuildInProgress */
  async discard(): Promise<void> {
    if (this.building !== undefined) throw new RebuildInProgress(this.projection.name);
    await this.projection.discard();
  }

  private status(lag: number): SubscriberLag['status'] {
    if (this.running === undefined || this.ending.signal.aborted) return 'stopped';
    if (lag > 0 && performance.now() - this.movedAt >= STALLED_MS) return 'stalled';
    if (this.position === NO_POSITION) return 'rebuilding';
    return this.caughtUp ? 'live' : 'catching_up';
  }

  private async keepUp(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      try {
        const { name, version } = this.projection;
        const state = await this.projection.open();
        const generation = await this.generations.newest(name);
        // A position beyond the head is one of another log, as after the database was restored. So may be one of an
        // earlier generation, as after the log was moved.
        const isOfThisLog =
          state !== undefined &&
          state.generation >= generation &&
          state.position <= (await this.tools.store.head());
        if (isOfThisLog && state.version === version) await this.follow(state.position);
        else await this.build({ generation, signal, onAbort: 'keep' });
      } catch (error) {
        if (signal.aborted) return;
        await this.afterFailure(error);
      }
    }
  }

  /** Builds the copy anew when another process announced a rebuild, and when the serving copy was lost. */
  private async watch(): Promise<void> {
    const { signal } = this.ending;
    const { name, version } = this.projection;
    for (;;) {
      await pause(this.options.checkMs ?? 5_000, signal);
      if (signal.aborted) return;
      try {
        if (this.building !== undefined) continue;
        const state = await this.projection.open();
        const generation = await this.generations.newest(name);
        if (state?.version !== version) this.following.abort();
        else if (state.generation < generation) await this.build({ generation, signal, onAbort: 'keep' });
      } catch (error) {
        if (signal.aborted) return;
        await this.afterFailure(error);
      }
    }
  }

  private async afterFailure(error: unknown): Promise<void> {
    this.tools.log.warn({ err: error, projection: this.projection.name }, 'Local projection interrupted');
    await this.backoff.pause(this.ending.signal);
  }

  private async build(options: LocalBuildOptions): Promise<RebuildProgress> {
    if (this.building !== undefined) throw new RebuildInProgress(this.projection.name);
    const building = { position: 0n };
    this.building = building;
    try {
      const { pageSize } = this.options;
      const progress = await buildLocally(this.tools, this.projection, {
        ...(pageSize !== undefined && { pageSize }),
        ...options,
        onProgress: (made) => {
          building.position = made.position;
          this.movedAt = performance.now();
          options.onProgress?.(made);
        },
      });
      this.following.abort();
      return progress;
    } finally {
      this.building = undefined;
    }
  }

  /** Applies the log after `from` as it grows, until the copy is replaced. */
  private async follow(from: bigint): Promise<void> {
    this.following = new AbortController();
    const interrupted = AbortSignal.any([this.ending.signal, this.following.signal]);
    const { store, decoder } = this.tools;
    const { consumes } = this.projection;
    const pageSize = this.options.pageSize ?? 4_000;
    const copy = { applied: from };
    this.moved(from, false);
    for await (const page of decodedPages(store, decoder, { after: from, types: consumes, pageSize })) {
      if (interrupted.aborted) return;
      await this.handle(page, copy);
    }
    const subscription = store.subscribe({
      after: this.position,
      types: consumes,
      batchSize: pageSize,
      onPage: async (page) => {
        if (interrupted.aborted || page.position <= this.position) return;
        await this.handle(decodedPage(decoder, page), copy);
        if (page.events.length > 0) await pause(this.options.gatherMs ?? 1000, interrupted);
      },
    });
    try {
      await Promise.race([subscription.done, aborted(interrupted)]);
    } finally {
      await subscription.stop();
    }
  }

  private async handle(page: DecodedPage, copy: { applied: bigint }): Promise<void> {
    if (page.events.length > 0 || page.position - copy.applied >= UNWRITTEN_POSITIONS) {
      await applyPage(this.tools, this.projection, this.projection, page, copy.applied);
      copy.applied = page.position;
    }
    this.moved(page.position, page.caughtUp);
    this.backoff.reset();
  }

  private moved(position: bigint, caughtUp: boolean): void {
    this.position = position;
    this.caughtUp = caughtUp;
    this.movedAt = performance.now();
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
