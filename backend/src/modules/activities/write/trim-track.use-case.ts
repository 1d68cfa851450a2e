import type { Readable } from 'node:stream';
import { Controller, Param, Put, Res, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { partOfRows, type RecordedPart } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { sliceOf } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { wholeActivity } from '../activity.schema.ts';
import { decodedInTurn, StoredTracks } from '../adapters/stored-tracks.ts';
import { ActivityDetailQuery } from '../read/activities/activity-detail.query.ts';
import { ActivityCommands, type ActivityContext } from './activity-commands.ts';
import { ownedActivity } from './owned-activity.ts';
import { DetectAgain } from './redetect/detect-again.ts';
import { assertLongEnough, trimTrack } from './trim-track.decision.ts';

/** Detects rides in the kept part of the stored track, with the parameters in use. */
@Injectable()
export class TrimTrackHandler {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly tracks: StoredTracks,
    private readonly detectAgain: DetectAgain,
  ) {}

  async execute(
    context: ActivityContext,
    /** null for the whole track. */
    part: RecordedPart | null,
  ): Promise<void> {
    const { actor, urlHash } = context;
    const live = ownedActivity((await this.commands.load(urlHash)).state, actor);
    const keptPart = part && (await this.onRows(urlHash, part));
    const { redetected, pointCount } = await this.detectAgain.run({ ...live, keptPart });
    await this.commands.run(context, trimTrack, { ...redetected, actor, pointCount });
  }

  /** The part from the first to the last point within the chosen times; null for the whole track. */
  private async onRows(urlHash: string, part: RecordedPart): Promise<RecordedPart | null> {
    const { time } = await decodedInTurn(await this.tracks.read(urlHash));
    const [start, end] = [time[0]!, time[time.length - 1]!];
    assertLongEnough({ startTime: Math.max(start, part.startTime), endTime: Math.min(end, part.endTime) });
    return partOfRows({ time }, part);
  }
}

export const TrimTrackCommand = sliceOf(TrimTrackHandler);

const time = (errorMessage: string) => Type.String({ format: 'date-time', errorMessage });

const Trim = Type.Object(
  {
    kept_part: Type.Union([
      Type.Object(
        {
          start_time: time('The kept part has a start time'),
          end_time: time('The kept part has an end time'),
        },
        { additionalProperties: false },
      ),
      Type.Null(),
    ]),
  },
  { $id: 'Trim', additionalProperties: false },
);

/** The format `date-time` accepts leap seconds, which Date can't represent. */
function timeOf(text: string): number {
  const millis = Date.parse(text);
  if (Number.isNaN(millis))
    throw invalid('The kept part starts and ends at times that exist', 'trim_invalid');
  return millis;
}

@Controller('activities')
export class TrimTrackHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly details: ActivityDetailQuery,
  ) {}

  /** Answers with the whole activity. `kept_part: null` takes the trimming back. */
  @Expensive('detection')
  @Put(':url_hash/trim')
  @Answers({
    summary: 'Cut the ends of the session, or take that back, and detect rides again',
    problems: [404, 409],
    200: wholeActivity(),
  })
  async trim(
    @Context() context: CommandContext,
    @Param('url_hash') urlHash: string,
    @JsonBody(Trim) { kept_part: kept }: Static<typeof Trim>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Readable> {
    const part = kept && { startTime: timeOf(kept.start_time), endTime: timeOf(kept.end_time) };
    await this.commands.execute(new TrimTrackCommand({ urlHash, ...context }, part));
    return this.details.answer(context.actor, urlHash, reply);
  }
}
