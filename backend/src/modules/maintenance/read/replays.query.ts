import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { LAG_STATUSES } from '../../../kernel/checkpoints/subscriber-lags.ts';
import { Nullable, OneOf } from '../../../kernel/event-store/fields.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { ForAdmins } from '../../../platform/admission/actor.ts';
import { type Job, JOB_STATES } from '../../../kernel/jobs/job.ts';
import { ProjectionRegistry } from '../../../kernel/projections/projection-registry.ts';
import { ProjectionRunner } from '../../../kernel/projections/projection-runner.ts';
import { RebuildJobs } from '../adapters/rebuild-jobs.ts';

const CLOSED = { additionalProperties: false } as const;

const RebuildProgress = Type.Object(
  {
    position: Type.String(),
    head: Type.String(),
    events: Type.Integer(),
    passed: Type.Integer({
      description: 'Events skipped: neither the previous version nor this one can apply them',
    }),
    events_per_second: Type.Number(),
    seconds_left: Type.Number(),
  },
  { $id: 'RebuildProgress', ...CLOSED },
);

/** `interrupted`: its process ended or lost the database; the next start continues it. */
const JobState = OneOf(JOB_STATES, { $id: 'JobState' });

const Rebuild = Type.Object(
  {
    state: JobState,
    started_at: Type.String({ format: 'date-time' }),
    reason: Nullable(Type.String()),
    progress: Nullable(RebuildProgress),
  },
  { $id: 'Rebuild', ...CLOSED },
);

const ReadModel = Type.Object(
  {
    projection: Type.String(),
    version: Type.Integer(),
    position: Type.String(),
    head: Type.String(),
    lag: Type.Integer({ description: 'Age of the oldest event that is not applied yet, in seconds' }),
    status: OneOf(LAG_STATUSES),
    rebuild: Nullable(Rebuild),
  },
  { $id: 'ReadModel', ...CLOSED },
);

@ForAdmins()
@Controller('admin/replays')
export class ReplaysHttp {
  constructor(
    private readonly projections: ProjectionRegistry,
    private readonly runner: ProjectionRunner,
    private readonly jobs: RebuildJobs,
  ) {}

  @Get()
  @Answers({
    summary: 'Every projection with its position in the event log and its last rebuild',
    200: Type.Array(ReadModel),
  })
  async replays(): Promise<Static<typeof ReadModel>[]> {
    const lags = await this.runner.lag();
    const newest = await this.jobs.newest();
    return this.projections.all().map(({ name, version }) => {
      const lag = lags[name];
      const job = newest(name);
      return {
        projection: name,
        version,
        position: String(lag?.position ?? 0n),
        head: String(lag?.head ?? 0n),
        lag: lag?.seconds ?? 0,
        status: lag?.status ?? 'stopped',
        rebuild: job === undefined ? null : rebuildAnswer(job),
      };
    });
  }
}

function rebuildAnswer({ state, startedAt, progress, reason }: Job): Static<typeof Rebuild> {
  // The progress of a rebuild is stored as it is answered.
  const stored = progress as Static<typeof RebuildProgress> | null;
  return { state, started_at: startedAt.toISOString(), reason, progress: stored };
}
