import type { Readable } from 'node:stream';
import { Controller, Headers, Inject, Param, Put, Req, Res } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { AfterProjection } from '../../../kernel/projections/after-projection.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { wholeActivity } from '../activity.schema.ts';
import { SessionFiles } from '../adapters/files/session-files.ts';
import { TrackRepair } from '../adapters/track-repair.ts';
import { ActivityDetailQuery } from '../read/activities/activity-detail.query.ts';
import { ActivityCommands, type CommandContext } from './activity-commands.ts';
import { ownedActivity } from './owned-activity.ts';
import { correctStart, shiftTo } from './correct-start.decision.ts';

export class CorrectStartCommand extends Command<void> {
  constructor(
    readonly context: CommandContext,
    /** Epoch milliseconds. */
    readonly startTime: number,
  ) {
    super();
  }
}

/** Moves all times of a session, and stores its track with the moved ones. */
@CommandHandler(CorrectStartCommand)
export class CorrectStartHandler implements ICommandHandler<CorrectStartCommand> {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly repair: TrackRepair,
    private readonly files: SessionFiles,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ context, startTime }: CorrectStartCommand): Promise<void> {
    const { actor, urlHash } = context;
    const { state } = await this.commands.load(urlHash);
    const live = ownedActivity(state, actor);
    const command = { actor, startTime, now: this.clock.now().getTime(), from: live };
    if (correctStart(command, state).length === 0) return;
    const clockShift = live.clockShift + shiftTo(live, startTime);
    const again = await this.repair.cleaned({ ...live, clockShift });
    // Whoever reads in between rebuilds the track, with the times that count then.
    await this.files.dropTrack(urlHash, live.contentHash);
    const corrected = await this.commands.run(context, correctStart, command);
    await this.repair.replace(ownedActivity(corrected.state, actor), again);
  }
}

const Start = Type.Object(
  { start_time: Type.String({ format: 'date-time', errorMessage: 'A session has a start time' }) },
  { $id: 'Start', additionalProperties: false },
);

@Controller('activities')
export class CorrectStartHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly details: ActivityDetailQuery,
    private readonly afterProjection: AfterProjection,
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
    @Actor() actor: ActorIdentity,
    @Param('url_hash') urlHash: string,
    @JsonBody(Start) { start_time: start }: Static<typeof Start>,
    @Req() request: FastifyRequest,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Readable> {
    const context = { urlHash, actor: actor.id, correlation: request.id };
    await this.commands.execute(new CorrectStartCommand(context, Date.parse(start)));
    await this.afterProjection.reached();
    return this.details.answer(actor.id, urlHash, accept, reply);
  }
}
