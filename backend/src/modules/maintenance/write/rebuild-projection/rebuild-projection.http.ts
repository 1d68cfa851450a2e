import { Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Actor, type ActorIdentity, requireAdmin } from '../../../../kernel/http/requests/actor.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { RebuildJobs } from '../../adapters/rebuild-jobs.ts';

const Replay = Type.Object(
  { projection: Type.String({ minLength: 1, maxLength: 60, errorMessage: 'Please select a projection' }) },
  { additionalProperties: false },
);

/** Rebuilds beside the serving version; `GET /admin/replays` has the progress. */
@Controller('admin/replays')
export class RebuildProjectionHttp {
  constructor(private readonly jobs: RebuildJobs) {}

  @Post()
  @HttpCode(202)
  async start(@Actor() actor: ActorIdentity, @JsonBody(Replay) { projection }: Static<typeof Replay>) {
    requireAdmin(actor);
    const last = (await this.jobs.newest())(projection);
    // An interrupted one goes on where it stands.
    const fresh = last?.state !== 'interrupted';
    const { job } = await this.jobs.start({ projection, askedBy: String(actor.id), fresh });
    return { projection, state: job.state, started_at: job.startedAt.toISOString() };
  }

  /** Whichever process runs it. */
  @Delete(':projection')
  @HttpCode(204)
  async cancel(@Actor() actor: ActorIdentity, @Param('projection') projection: string): Promise<void> {
    requireAdmin(actor);
    await this.jobs.cancel(projection);
  }
}
