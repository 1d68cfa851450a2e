import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { Jobs, type StartedJob } from '../../../../kernel/jobs/jobs.ts';
import type { RedetectionProgress, RedetectionRequest } from './redetection.ts';
import { progressJson, requestJson } from './redetection.schema.ts';
import { RedetectCommand } from './redetect.use-case.ts';

export interface RedetectionStart {
  readonly request: RedetectionRequest;
  readonly askedBy: string;
  readonly correlation: string;
  readonly onProgress?: (progress: RedetectionProgress) => void;
  /** Stops the re-detection after the current page. */
  readonly stop?: AbortSignal;
}

const KIND = 'redetection';

/** Runs one re-detection at a time, for HTTP and the command line. */
@Injectable()
export class RedetectionJob {
  constructor(
    private readonly commands: CommandBus,
    private readonly jobs: Jobs,
  ) {}

  /** The running re-detection of any process, else the latest one. */
  async current(): Promise<Job | undefined> {
    return (await this.jobs.newest([KIND])).get(KIND);
  }

  /** @throws DomainError conflict while one is running */
  start({ request, askedBy, correlation, onProgress, stop }: RedetectionStart): Promise<StartedJob> {
    return this.jobs.start(
      { kind: KIND, askedBy, request: requestJson(request) },
      'A re-detection is running already',
      async ({ signal, note }) => {
        const report = (progress: RedetectionProgress) => {
          note(progressJson(progress));
          onProgress?.(progress);
        };
        const last = await this.commands.execute(new RedetectCommand(request, correlation, signal, report));
        report(last);
        if (last.state === 'interrupted') signal.throwIfAborted();
      },
      stop,
    );
  }

  async cancel(): Promise<void> {
    await this.jobs.cancel(KIND);
  }
}
