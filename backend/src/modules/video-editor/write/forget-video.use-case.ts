import { Controller, Delete, Param, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { AfterProjection } from '../../../kernel/projections/after-projection.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { videosStream } from '../events/video-events.ts';
import { videos } from '../videos.aggregate.ts';
import { forgetVideo, type ForgetVideo } from './forget-video.decision.ts';

export class ForgetVideoCommand extends Command<void> {
  constructor(
    readonly actor: number,
    readonly video: ForgetVideo,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(ForgetVideoCommand)
export class ForgetVideoHandler implements ICommandHandler<ForgetVideoCommand> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ actor, video, correlation }: ForgetVideoCommand): Promise<void> {
    const person = String(actor);
    await this.runner.run({
      aggregate: videos,
      stream: videosStream(actor),
      decide: forgetVideo,
      command: video,
      metadata: { actor: person, correlation, subject: person },
    });
  }
}

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
