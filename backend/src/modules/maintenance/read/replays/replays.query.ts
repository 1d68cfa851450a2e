import { Controller, Get, Inject } from '@nestjs/common';
import { Actor, type ActorIdentity, requireAdmin } from '../../../../kernel/http/requests/actor.ts';
import { BACKGROUND_WORK, type BackgroundWork } from '../../../../kernel/kernel.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { RebuildJobs } from '../../adapters/rebuild-jobs.ts';

/** Every projection, how far it is, and what became of its last rebuild. */
@Controller('admin/replays')
export class ReplaysHttp {
  constructor(
    @Inject(BACKGROUND_WORK) private readonly work: BackgroundWork,
    private readonly jobs: RebuildJobs,
  ) {}

  @Get()
  async replays(@Actor() actor: ActorIdentity) {
    requireAdmin(actor);
    const { registry, runner } = this.work.projections;
    const lags = await runner.lag();
    const newest = await this.jobs.newest();
    return registry.all().map(({ name, version }) => {
      const lag = lags[name];
      const job = newest(name);
      return {
        projection: name,
        version,
        position: String(lag?.position ?? 0n),
        head: String(lag?.head ?? 0n),
        lag: lag?.lag ?? 0,
        status: lag?.status ?? 'stopped',
        rebuild: job === undefined ? null : rebuildAnswer(job),
      };
    });
  }
}

function rebuildAnswer({ state, startedAt, progress, reason }: Job) {
  return { state, started_at: startedAt.toISOString(), reason, progress };
}
