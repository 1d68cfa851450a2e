import type { Readable } from 'node:stream';
import { Controller, Param, Put, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { CLOCK } from '../../../platform/clock/clock.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { wholeActivity } from '../activity.schema.ts';
import { SessionFiles } from '../adapters/files/session-files.ts';
import { TrackRepair } from '../adapters/track-repair.ts';
import { ActivityDetailQuery } from '../read/activities/activity-detail.query.ts';
import { ActivityCommands, type ActivityContext } from './activity-commands.ts';
import { ownedActivity } from './owned-activity.ts';
import { correctStart, shiftTo } from './correct-start.decision.ts';

/** Moves all times of a session, and stores its track with the moved ones. */
export const CorrectStartCommand = slice(
  [ActivityCommands, TrackRepair, SessionFiles, CLOCK],
  (commands, repair, files, clock) =>
    async (
      context: ActivityContext,
      /** Epoch milliseconds. */
      startTime: number,
    ) => {
      const { actor, urlHash } = context;
      const { state } = await commands.load(urlHash);
      const live = ownedActivity(state, actor);
      const command = { actor, startTime, now: clock.now().getTime(), from: live };
      if (correctStart(command, state).length === 0) return;
      const clockShift = live.clockShift + shiftTo(live, startTime);
      const again = await repair.cleaned({ ...live, clockShift });
      // Whoever reads in between rebuilds the track, with the times that count then.
      await files.dropTrack(urlHash, live.contentHash);
      const corrected = await commands.run(context, correctStart, command);
      await repair.replace(ownedActivity(corrected.state, actor), again);
    },
);

const Start = Type.Object(
  { start_time: Type.String({ format: 'date-time', errorMessage: 'A session has a start time' }) },
  { $id: 'Start', additionalProperties: false },
);

@Controller('activities')
export class CorrectStartHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly details: ActivityDetailQuery,
  ) {}

  /** Answers with the whole activity. Date, tide, light, season and made-up name follow from its times. */
  @Expensive('detection')
  @Put(':url_hash/start')
  @Answers({
    summary: 'Correct when the session began',
    problems: [404, 409],
    200: wholeActivity(),
  })
  async correct(
    @Context() context: CommandContext,
    @Param('url_hash') urlHash: string,
    @JsonBody(Start) { start_time: start }: Static<typeof Start>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Readable> {
    await this.commands.execute(new CorrectStartCommand({ urlHash, ...context }, Date.parse(start)));
    return this.details.answer(context.actor, urlHash, reply);
  }
}
