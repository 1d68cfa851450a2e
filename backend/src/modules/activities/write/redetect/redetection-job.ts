import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { Jobs, type StartedJob } from '../../../../kernel/jobs/jobs.ts';
import type { RedetectionProgress, RedetectionRequest } from './redetection.ts';
import { progressJson, requestJson } from './redetection-json.ts';
import { Redetect } from './redetect.handler.ts';

export interface RedetectionAsked {
  readonly request: RedetectionRequest;
  readonly askedBy: string;
  readonly correlation: string;
  readonly onProgress?: (progress: RedetectionProgress) => void;
  /** Interrupts it after the page under way. */
  readonly stop?: AbortSignal;
}

const KIND = 'redetection';

/** One re-detection at a time, over HTTP or at the command line. */
@Injectable()
export class RedetectionJob {
  constructor(
    private readonly commands: CommandBus,
    private readonly jobs: Jobs,
  ) {}

  /** The one that runs in some process, or ran last. */
  async current(): Promise<Job | undefined> {
    return (await this.jobs.newest([KIND])).get(KIND);
  }

  /** @throws DomainError conflict while one is running */
  start({ request, askedBy, correlation, onProgress, stop }: RedetectionAsked): Promise<StartedJob> {
    return this.jobs.start(
      { kind: KIND, askedBy, request: requestJson(request) },
      'A re-detection is running already',
      async ({ signal, note }) => {
        const tell = (progress: RedetectionProgress) => {
          note(progressJson(progress));
          onProgress?.(progress);
        };
        const last = await this.commands.execute<Redetect, RedetectionProgress>(
          new Redetect(request, correlation, signal, tell),
        );
        tell(last);
        if (last.state === 'interrupted') signal.throwIfAborted();
      },
      stop,
    );
  }

  async cancel(): Promise<void> {
    await this.jobs.cancel(KIND);
  }
}
