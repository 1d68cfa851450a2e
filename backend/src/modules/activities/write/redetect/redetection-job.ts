import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { conflict } from '../../../../kernel/errors/domain-error.ts';
import type { RedetectionProgress, RedetectionRequest } from './redetection.ts';
import { Redetect } from './redetect.handler.ts';

/** What an admin sees of the re-detection that runs here, or ran last. */
export interface RedetectionJobView {
  readonly request: RedetectionRequest;
  readonly startedAt: Date;
  readonly progress: RedetectionProgress | undefined;
  readonly state: 'running' | 'done' | 'interrupted' | 'failed';
}

/** One re-detection at a time in this process. */
@Injectable()
export class RedetectionJob implements OnApplicationShutdown {
  private readonly logger = new Logger(RedetectionJob.name);
  private view: RedetectionJobView | undefined;
  private ending = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly commands: CommandBus) {}

  get current(): RedetectionJobView | undefined {
    return this.view;
  }

  /** @throws DomainError conflict while one is running */
  start(request: RedetectionRequest, correlation: string): RedetectionJobView {
    if (this.view?.state === 'running') throw conflict('A re-detection is running already');
    this.ending = new AbortController();
    this.view = { request, startedAt: new Date(), progress: undefined, state: 'running' };
    this.running = this.run(request, correlation);
    return this.view;
  }

  cancel(): void {
    this.ending.abort();
  }

  async onApplicationShutdown(): Promise<void> {
    this.cancel();
    await this.running;
  }

  private async run(request: RedetectionRequest, correlation: string): Promise<void> {
    const note = (progress: RedetectionProgress) => {
      if (this.view) this.view = { ...this.view, progress };
    };
    try {
      const last = await this.commands.execute<Redetect, RedetectionProgress>(
        new Redetect(request, correlation, this.ending.signal, note),
      );
      note(last);
      this.finish(last.state === 'interrupted' ? 'interrupted' : 'done');
    } catch (error) {
      this.logger.error(`A re-detection ended early: ${String(error)}`);
      this.finish('failed');
    }
  }

  private finish(state: RedetectionJobView['state']): void {
    if (this.view) this.view = { ...this.view, state };
  }
}
