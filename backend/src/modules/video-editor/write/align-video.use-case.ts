import { Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { CommandRunner, ownMetadata } from '../../../kernel/decider/command-runner.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import { instantOf } from '../../../kernel/event-store/fields.ts';
import { AfterProjection } from '../../../kernel/projections/after-projection.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { videosStream } from '../events/video-events.ts';
import { SessionTimes } from '../session-times.port.ts';
import { AlignedVideo, VideoAlignment, videoAnswer } from '../aligned-video.port.ts';
import { type Video, videos } from '../videos.aggregate.ts';
import { alignVideo, type AlignVideo } from './align-video.decision.ts';

/** Resolves to the videos of the session. */
export const AlignVideoCommand = slice(
  [CommandRunner, SessionTimes],
  (runner, sessions) =>
    async (context: CommandContext, video: Omit<AlignVideo, 'session'>): Promise<readonly Video[]> => {
      const { actor } = context;
      const session = await sessions.of(actor, video.urlHash);
      const { state } = await runner.run({
        aggregate: videos,
        stream: videosStream(actor),
        decide: alignVideo,
        command: { ...video, session },
        metadata: ownMetadata(context),
      });
      return state.videos.filter(({ urlHash }) => urlHash === video.urlHash);
    },
);

@Controller('activities')
export class AlignVideoHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Expensive('change')
  @Put(':url_hash/videos')
  @Answers({
    summary: 'Say when a video of the session starts, and answer with all of them',
    200: Type.Array(AlignedVideo),
    problems: [404, 422],
  })
  async align(
    @Context() context: CommandContext,
    @Param('url_hash') urlHash: string,
    @JsonBody(VideoAlignment) body: VideoAlignment,
  ): Promise<Static<typeof AlignedVideo>[]> {
    const startsAt = instantOf(body.starts_at);
    // The format `date-time` accepts leap seconds, which Date can't represent.
    if (startsAt === null) throw invalid('The video starts at a time that exists', 'video_start_invalid');
    const { file_name: fileName, bytes, last_modified: lastModified, method } = body;
    const video = { urlHash, fileName, bytes, lastModified, startsAt, method };
    const ofSession = await this.commands.execute(new AlignVideoCommand(context, video));
    await this.afterProjection.reached();
    return ofSession.map(videoAnswer);
  }
}
