import { Controller, Delete, Param, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { decides } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { AfterProjection } from '../../../kernel/projections/after-projection.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { videosStream } from '../events/video-events.ts';
import { videos } from '../videos.aggregate.ts';
import { forgetVideo } from './forget-video.decision.ts';

export const ForgetVideoCommand = decides(videos, videosStream, forgetVideo);

@Controller('activities')
export class ForgetVideoHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Expensive('change')
  @Delete(':url_hash/videos/:id')
  @Answers({ summary: 'Remove a video from the session', 204: NO_CONTENT, problems: [404] })
  async forget(
    @Actor() actor: ActorIdentity,
    @Param('url_hash') urlHash: string,
    @Param('id', idOr('Video not found')) videoId: number,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.commands.execute(new ForgetVideoCommand(actor.id, { urlHash, videoId }, request.id));
    await this.afterProjection.reached();
  }
}
