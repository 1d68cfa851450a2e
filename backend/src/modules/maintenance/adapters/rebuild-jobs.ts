import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { conflict, notFound } from '../../../kernel/errors/domain-error.ts';
import { UnknownSubscriber } from '../../../kernel/checkpoints/registration.errors.ts';
import { ProjectionRebuilder } from '../../../kernel/projections/projection-rebuilder.ts';
import { ProjectionRegistry } from '../../../kernel/projections/projection-registry.ts';
import type { RebuildProgress } from '../../../kernel/projections/rebuild-progress.ts';
import { RebuildCancelled } from '../../../kernel/projections/rebuild.errors.ts';

export interface RebuildJob {
  readonly projection: string;
  readonly startedAt: Date;
  readonly progress: RebuildProgress | undefined;
  readonly state: 'running' | 'done' | 'cancelled' | 'failed';
  /** Why it failed. */
  readonly reason?: string;
}

/** Rebuilds that an admin asked this process for: one a projection at a time. */
@Injectable()
export class RebuildJobs implements OnApplicationShutdown {
  private readonly logger = new Logger(RebuildJobs.name);
  private readonly jobs = new Map<string, RebuildJob>();
  private readonly endings = new Map<string, AbortController>();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly registry: ProjectionRegistry,
    private readonly rebuilder: ProjectionRebuilder,
  ) {}

  get all(): readonly RebuildJob[] {
    return [...this.jobs.values()];
  }

  /** @throws DomainError not_found, or conflict while it is being rebuilt */
  start(projection: string): RebuildJob {
    this.assertKnown(projection);
    if (this.jobs.get(projection)?.state === 'running')
      throw conflict('This projection is being rebuilt already');
    const ending = new AbortController();
    this.endings.set(projection, ending);
    const job: RebuildJob = { projection, startedAt: new Date(), progress: undefined, state: 'running' };
    this.jobs.set(projection, job);
    const run = this.run(projection, ending.signal).finally(() => this.running.delete(run));
    this.running.add(run);
    return job;
  }

  cancel(projection: string): void {
    this.endings.get(projection)?.abort();
  }

  async onApplicationShutdown(): Promise<void> {
    for (const ending of this.endings.values()) ending.abort();
    await Promise.all(this.running);
  }

  private async run(projection: string, signal: AbortSignal): Promise<void> {
    const note = (change: Partial<RebuildJob>) => {
      this.jobs.set(projection, { ...this.jobs.get(projection)!, ...change });
    };
    try {
      const progress = await this.rebuilder.rebuild(projection, {
        fresh: true,
        signal,
        onProgress: (reached) => note({ progress: reached }),
      });
      note({ progress, state: 'done' });
    } catch (error) {
      if (error instanceof RebuildCancelled) {
        note({ state: 'cancelled' });
        return;
      }
      this.logger.error(`Rebuilding ${projection} failed: ${String(error)}`);
      note({ state: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  private assertKnown(projection: string): void {
    try {
      this.registry.get(projection);
    } catch (error) {
      if (error instanceof UnknownSubscriber) throw notFound('There is no such projection');
      throw error;
    }
  }
}
