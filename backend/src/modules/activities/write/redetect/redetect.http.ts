import { Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { mapParameters, parameterSchema } from '@rideline/detection-engine';
import type { FastifyRequest } from 'fastify';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../../kernel/http/requests/actor.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { RedetectionJob } from './redetection-job.ts';
import { requestOf } from './redetection-json.ts';

const Overrides = Type.Object(mapParameters((parameter) => Type.Number(parameterSchema(parameter))));

const RedetectionBody = Type.Object(
  {
    dry_run: Type.Boolean({ errorMessage: 'Say whether this is a dry run' }),
    user_id: Type.Optional(Type.Integer({ minimum: 1 })),
    url_hash: Type.Optional(Type.String({ maxLength: 40 })),
    engine_version: Type.Optional(Type.String({ maxLength: 40 })),
    setting_id: Type.Optional(Type.Integer()),
    parameters: Type.Optional(Type.Partial(Overrides, { additionalProperties: false })),
    from: Type.Optional(
      Type.String({ pattern: '^\\d{1,18}$', errorMessage: 'from is the position to go on from' }),
    ),
  },
  { additionalProperties: false },
);

/** Re-detection for admins, with live progress to poll; the command line offers the same (`npm run redetect`). */
@Controller('admin/redetections')
export class RedetectHttp {
  constructor(private readonly job: RedetectionJob) {}

  @Expensive('detection')
  @Post()
  @HttpCode(202)
  async start(
    @Actor() actor: ActorIdentity,
    @JsonBody(RedetectionBody) body: Static<typeof RedetectionBody>,
    @Req() request: FastifyRequest,
  ) {
    requireAdmin(actor);
    const { job } = await this.job.start({
      request: requestOf(body),
      askedBy: String(actor.id),
      correlation: request.id,
    });
    return answer(job);
  }

  /** The one that runs, or ran last, in whichever process. */
  @Get('current')
  async current(@Actor() actor: ActorIdentity) {
    requireAdmin(actor);
    const job = await this.job.current();
    return { redetection: job === undefined ? null : answer(job) };
  }

  @Delete('current')
  @HttpCode(204)
  async cancel(@Actor() actor: ActorIdentity): Promise<void> {
    requireAdmin(actor);
    await this.job.cancel();
  }
}

function answer({ request, startedAt, progress, state }: Job) {
  return { state, asked: request, started_at: startedAt.toISOString(), progress };
}
