import { Injectable } from '@nestjs/common';
import { notFound } from '../../../platform/errors/domain-error.ts';
import type { JsonObject } from '../../../kernel/event-store/json.ts';
import { CANCELLED, type Job } from '../../../kernel/jobs/job.ts';
import { Jobs, type StartedJob } from '../../../kernel/jobs/jobs.ts';
import { ProjectionRebuilder } from '../../../kernel/projections/projection-rebuilder.ts';
import { ProjectionRegistry } from '../../../kernel/projections/projection-registry.ts';
import type { RebuildProgress } from '../../../kernel/projections/rebuild-progress.ts';

interface RebuildRequest {
  readonly projection: string;
  readonly askedBy: string;
  /** Starts from the first event and discards a half-built version. */
  readonly fresh: boolean;
  readonly onProgress?: (progress: RebuildProgress) => void;
  /** Interrupts the rebuild and keeps the half-built version. */
  readonly stop?: AbortSignal;
}

const kindOf = (projection: string) => `rebuild:${projection}`;

/** Rebuilds started over HTTP or from the command line, one at a time per projection. */
@Injectable()
export class RebuildJobs {
  constructor(
    private readonly projections: ProjectionRegistry,
    private readonly rebuilder: ProjectionRebuilder,
    private readonly jobs: Jobs,
  ) {}

  async newest(): Promise<(projection: string) => Job | undefined> {
    const jobs = await this.jobs.newest(this.projections.all().map(({ name }) => kindOf(name)));
    return (projection) => jobs.get(kindOf(projection));
  }

  /** @throws DomainError not_found, or conflict while the projection is being rebuilt */
  start({ projection, askedBy, fresh, onProgress, stop }: RebuildRequest): Promise<StartedJob> {
    this.assertKnown(projection);
    return this.jobs.start(
      { kind: kindOf(projection), askedBy, request: { projection } },
      'This projection is being rebuilt already',
      async ({ signal, note }) => {
        try {
          const last = await this.rebuilder.rebuild(projection, {
            fresh,
            signal,
            onAbort: 'keep',
            onProgress: (progress) => {
              note(progressJson(progress));
              onProgress?.(progress);
            },
          });
          note(progressJson(last));
          onProgress?.(last);
        } catch (error) {
          if (signal.reason === CANCELLED) await this.rebuilder.discard(projection);
          throw error;
        }
      },
      stop,
    );
  }

  async cancel(projection: string): Promise<void> {
    await this.jobs.cancel(kindOf(projection));
  }

  private assertKnown(projection: string): void {
    const isKnown = this.projections.all().some(({ name }) => name === projection);
    if (!isKnown) throw notFound('There is no such projection');
  }
}

function progressJson(progress: RebuildProgress): JsonObject {
  return {
    position: String(progress.position),
    head: String(progress.head),
    events: progress.events,
    passed: progress.passed,
    events_per_second: progress.eventsPerSecond,
    seconds_left: progress.secondsLeft,
  };
}
