import { Controller, Delete, Get, Post } from '@nestjs/common';
import { Type } from '@sinclair/typebox';
import { Expensive } from '../../../../platform/admission/expensive.ts';
import { Nullable } from '../../../../kernel/event-store/fields.ts';
import { Actor, type ActorIdentity, Correlation, ForAdmins } from '../../../../platform/admission/actor.ts';
import { Answers, NO_CONTENT } from '../../../../platform/http/openapi/answers.ts';
import { JsonBody } from '../../../../platform/http/requests/json-body.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { RedetectionJob } from './redetection-job.ts';
import { RedetectionAnswer, RedetectionBody, requestOf } from './redetection.schema.ts';

const CurrentRedetection = Type.Object(
  { redetection: Nullable(RedetectionAnswer) },
  { $id: 'CurrentRedetection', additionalProperties: false },
);

/** Re-detection for admins, with progress to poll. The command line runs it with `npm run redetect`. */
@ForAdmins()
@Controller('admin/redetections')
export class RedetectHttp {
  constructor(private readonly job: RedetectionJob) {}

  @Expensive('detection')
  @Post()
  @Answers({ summary: 'Start a re-detection', problems: [409], 202: RedetectionAnswer })
  async start(
    @Actor() actor: ActorIdentity,
    @JsonBody(RedetectionBody) body: RedetectionBody,
    @Correlation() correlation: string,
  ) {
    const { job } = await this.job.start({
      request: requestOf(body),
      askedBy: String(actor.id),
      correlation,
    });
    return answer(job);
  }

  /** Of any process. */
  @Get('current')
  @Answers({ summary: 'The running re-detection, else the latest one', 200: CurrentRedetection })
  async redetection() {
    const job = await this.job.current();
    return { redetection: job === undefined ? null : answer(job) };
  }

  @Delete('current')
  @Answers({ summary: 'Cancel the running re-detection', 204: NO_CONTENT })
  async cancel(): Promise<void> {
    await this.job.cancel();
  }
}

function answer({ request, startedAt, progress, state }: Job) {
  return { state, asked: request, started_at: startedAt.toISOString(), progress };
}
