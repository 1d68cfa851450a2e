import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { decides } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { AfterProjection } from '../../../kernel/projections/after-projection.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
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
    @Context() context: CommandContext,
    @Param('url_hash') urlHash: string,
    @Param('id', idOr('Video not found')) videoId: number,
  ): Promise<void> {
    await this.commands.execute(new ForgetVideoCommand(context, { urlHash, videoId }));
    await this.afterProjection.reached();
  }
}
