import { Controller, Delete, Param, Post } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity, ForAdmins } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { RebuildJobs } from '../adapters/rebuild-jobs.ts';

const Replay = Type.Object(
  { projection: Type.String({ minLength: 1, maxLength: 60, errorMessage: 'Please select a projection' }) },
  { additionalProperties: false },
);

const StartedRebuild = Type.Object(
  {
    projection: Type.String(),
    state: Type.String(),
    started_at: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false },
);

/** Rebuilds beside the serving version; `GET /admin/replays` answers the progress. */
@ForAdmins()
@Controller('admin/replays')
export class RebuildProjectionHttp {
  constructor(private readonly jobs: RebuildJobs) {}

  @Post()
  @Answers({
    summary: 'Start or continue the rebuild of a projection',
    202: StartedRebuild,
    problems: [404, 409],
  })
  async start(
    @Actor() actor: ActorIdentity,
    @JsonBody(Replay) { projection }: Static<typeof Replay>,
  ): Promise<Static<typeof StartedRebuild>> {
    const last = (await this.jobs.newest())(projection);
    const fresh = last?.state !== 'interrupted';
    const { job } = await this.jobs.start({ projection, askedBy: String(actor.id), fresh });
    return { projection, state: job.state, started_at: job.startedAt.toISOString() };
  }

  /** Cancels the rebuild in whichever process runs it. */
  @Delete(':projection')
  @Answers({ summary: 'Cancel the rebuild of a projection', 204: NO_CONTENT })
  async cancel(@Param('projection') projection: string): Promise<void> {
    await this.jobs.cancel(projection);
  }
}
