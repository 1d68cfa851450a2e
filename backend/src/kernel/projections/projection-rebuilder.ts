import { Backoff } from '../../platform/clock/backoff.ts';
import { inTransaction } from '../checkpoints/checkpoints.ts';
import { CheckpointMoved, type Advance } from '../checkpoints/checkpoint.ts';
import { decodedPages, type DecodedPage } from '../checkpoints/decoded-pages.ts';
import { isolatePoison } from '../checkpoints/isolate-poison.ts';
import { isTransient, isPoison } from '../checkpoints/transient-failure.ts';
import { rebuildLeaseOf } from '../checkpoints/subscriber-lags.ts';
import type { SubscriptionTools } from '../checkpoints/subscription-tools.ts';
import type { RecordedEvent } from '../event-store/event-store.ts';
import { projectEvents } from './project-events.ts';
import type { Projection } from './projection.ts';
import type { ProjectionRegistry } from './projection-registry.ts';
import {
  analyzeTables,
  checkpointOf,
  createTables,
  dropRetiredTables,
  dropTables,
  ensureServing,
  tablesExist,
} from './projection-tables.ts';
import { RebuildPace, type RebuildProgress } from './rebuild-progress.ts';
import { RebuildCancelled, RebuildInProgress, RebuildStopped } from './rebuild.errors.ts';
import { swapVersions } from './swap-versions.ts';

export interface RebuildOptions {
  readonly onProgress?: (progress: RebuildProgress) => void;
  readonly signal?: AbortSignal;
  /** Whether an aborted rebuild drops its tables (default) or keeps them to resume from. */
  readonly onAbort?: 'discard' | 'keep';
  /** Starts over instead of resuming a half-built version. */
  readonly fresh?: boolean;
  /** Events per transaction. */
  readonly pageSize?: number;
}

const PAGE_SIZE = 4_000;

/**
 * Builds the registered version of a projection in `read_<name>__next` while the serving version is read and kept
 * up to date, then swaps the two in one transaction. An interrupted build resumes from its checkpoint.
 */
export class ProjectionRebuilder {
  constructor(
    private readonly registry: ProjectionRegistry,
    private readonly tools: SubscriptionTools,
  ) {}

  /**
   * Resolves with the final progress when the new version serves. Continues after a restart of the database.
   * @throws RebuildInProgress, RebuildStopped, RebuildCancelled, UnknownSubscriber
   */
  async rebuild(name: string, options: RebuildOptions = {}): Promise<RebuildProgress> {
    const projection = this.registry.get(name);
    const backoff = new Backoff({ firstMs: 100, longestMs: 5_000 });
    const pace = new RebuildPace(projection);
    let fresh = options.fresh === true;
    let begun = false;
    for (;;) {
      try {
        const progress = await this.exclusively(name, async () => {
          begun = true;
          if (fresh) await this.drop(name);
          fresh = false;
          return this.build(projection, pace, options);
        });
        this.tools.log.info({ projection: name, ...describe(progress) }, 'Projection rebuilt');
        return progress;
      } catch (error) {
        if (options.signal?.aborted) {
          if (options.onAbort !== 'keep') await this.discard(name);
          throw new RebuildCancelled(name);
        }
        // After an outage the server may still hold the lease of this process's former connection.
        const heldByFormerSession = begun && error instanceof RebuildInProgress;
        if (!isTransient(error) && !heldByFormerSession) throw error;
        this.tools.log.warn({ err: error, projection: name }, 'Rebuild interrupted, it resumes');
        await backoff.pause(options.signal);
      }
    }
  }

  /**
   * Drops a half-built version.
   * @throws RebuildInProgress
   */
  async discard(name: string): Promise<void> {
    await this.exclusively(name, () => this.drop(name));
  }

  private async exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const lease = await this.tools.leases.tryAcquire(rebuildLeaseOf(name));
    if (!lease) throw new RebuildInProgress(name);
    try {
      return await work();
    } finally {
      await lease.release();
    }
  }

  private async build(
    projection: Projection,
    pace: RebuildPace,
    options: RebuildOptions,
  ): Promise<RebuildProgress> {
    const { store, database, deadLetters, leases } = this.tools;
    const { name, version } = projection;
    const key = checkpointOf(name, 'next');
    await ensureServing(this.tools, projection);
    await dropRetiredTables(database, name);
    const start = await this.begin(projection);
    pace.begin(start, await store.head(), await deadLetters.count(key));
    const build = {
      key,
      version,
      owner: leases.owner,
      status: 'building',
    } as const;
    const built = await this.catchUp(projection, { ...build, from: start }, pace, options);
    await analyzeTables(database, name, 'next');
    options.signal?.throwIfAborted();
    const swapped = await this.swap(projection, { ...build, from: built }, pace, options);
    await dropRetiredTables(database, name).catch((error: unknown) => {
      this.tools.log.warn(
        { err: error, projection: name },
        'The replaced tables stay until the next rebuild',
      );
    });
    return pace.moved(swapped.position, swapped.events);
  }

  private async swap(
    projection: Projection,
    build: Omit<Advance, 'to'>,
    pace: RebuildPace,
    options: RebuildOptions,
  ): Promise<{ readonly position: bigint; readonly events: number }> {
    try {
      return await swapVersions(this.tools, projection, build, options.pageSize ?? PAGE_SIZE);
    } catch (error) {
      if (isTransient(error)) throw error;
      // One of the last events can't be applied: `catchUp` skips it, or throws RebuildStopped.
      const from = await this.catchUp(projection, build, pace, options);
      if (from === build.from) throw error;
      return this.swap(projection, { ...build, from }, pace, options);
    }
  }

  /** Resumes the half-built version, or creates an empty one. */
  private async begin(projection: Projection): Promise<bigint> {
    const { database, checkpoints, deadLetters, leases } = this.tools;
    const { name, version } = projection;
    const key = checkpointOf(name, 'next');
    await database.transaction(async (client) => {
      const tx = inTransaction(client);
      const found = await checkpoints.find(key);
      if (found?.version === version && (await tablesExist(client, name, 'next'))) return;
      await checkpoints.remove(tx, key);
      await deadLetters.clear(tx, key);
      await createTables(client, projection, 'next');
      await checkpoints.create(tx, key, { version, position: 0n, status: 'building' });
    });
    const held = await checkpoints.claim(key, leases.owner);
    if (!held) throw new CheckpointMoved(key);
    return held.position;
  }

  /**
   * Applies the log until at most a page remains, or until events arrive as fast as they are applied. The swap
   * applies the rest while writers of the checkpoint wait.
   */
  private async catchUp(
    projection: Projection,
    build: Omit<Advance, 'to'>,
    pace: RebuildPace,
    { signal, onProgress, pageSize = PAGE_SIZE }: RebuildOptions,
  ): Promise<bigint> {
    const { store, decoder } = this.tools;
    let position = build.from;
    let end = await store.head();
    let distance = end - position;
    const pages = decodedPages(store, decoder, { after: position, types: projection.consumes, pageSize });
    for await (const page of pages) {
      signal?.throwIfAborted();
      await this.write(projection, page, { ...build, from: position, to: page.position }, pace);
      position = page.position;
      const progress = pace.moved(position, page.events.length);
      onProgress?.(progress);
      if (position < end) continue;
      end = await store.head();
      const remaining = end - position;
      if (remaining <= pageSize || remaining >= distance) break;
      distance = remaining;
    }
    return position;
  }

  private async write(
    projection: Projection,
    page: DecodedPage,
    advance: Advance,
    pace: RebuildPace,
  ): Promise<void> {
    try {
      await projectEvents(this.tools, projection, advance, await page.decoded);
    } catch (error) {
      if (!isPoison(error)) throw error;
      await isolatePoison(
        { events: page.events, from: advance.from, to: advance.to },
        async ({ events, from, to }) => {
          const decoded = await this.tools.decoder.decode(events);
          await projectEvents(this.tools, projection, { ...advance, from, to }, decoded);
        },
        async (event, { from, to }, cause) => {
          await this.skip(projection, event, { ...advance, from, to }, cause);
          pace.passed += 1;
        },
      );
    }
  }

  /**
   * Skips an event that is a dead letter of the serving version too.
   * @throws RebuildStopped when the serving version could apply the event
   */
  private async skip(
    projection: Projection,
    event: RecordedEvent,
    advance: Advance,
    cause: unknown,
  ): Promise<void> {
    const { database, checkpoints, deadLetters, log } = this.tools;
    const { name, version } = projection;
    if (!(await deadLetters.has(checkpointOf(name, 'serving'), event.position))) {
      throw new RebuildStopped(name, event, cause);
    }
    await database.transaction(async (client) => {
      const tx = inTransaction(client);
      await checkpoints.advance(tx, advance);
      await deadLetters.record(tx, { ...advance.key, version }, event, cause);
    });
    log.warn(
      { err: cause, projection: name, event: event.id, type: event.type },
      'Rebuild skipped an event that the serving version could not apply either',
    );
  }

  private async drop(name: string): Promise<void> {
    const key = checkpointOf(name, 'next');
    await this.tools.database.transaction(async (client) => {
      const tx = inTransaction(client);
      await this.tools.checkpoints.remove(tx, key);
      await this.tools.deadLetters.clear(tx, key);
      await dropTables(client, name, 'next');
    });
  }
}

const describe = ({ version, events, passed, eventsPerSecond }: RebuildProgress) => ({
  version,
  events,
  passed,
  eventsPerSecond,
});
