import { Controller, Put, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { CheckedParams } from '../../../../kernel/http/requests/parameters.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { ActivityPath, TrackPrivacyAnswer } from '../../activity.schema.ts';
import { CutShifts } from '../../adapters/cut-shifts.ts';
import type { Circle } from '../../events/hidden-circle.ts';
import { ActivityCommands, type CommandContext } from '../activity-commands.ts';
import { chooseTrackPrivacy } from './choose-track-privacy.decision.ts';

export class ChooseTrackPrivacyCommand extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly ridesOnly: boolean,
    readonly circle: Circle | null,
  ) {
    super();
  }
}

@CommandHandler(ChooseTrackPrivacyCommand)
export class ChooseTrackPrivacyHandler implements ICommandHandler<ChooseTrackPrivacyCommand> {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly shifts: CutShifts,
  ) {}

  async execute({ context, ridesOnly, circle }: ChooseTrackPrivacyCommand) {
    const { actor } = context;
    const hiddenCircle = circle && { ...circle, shift: this.shifts.shiftOf(actor, circle) };
    const privacy = { ridesOnly, hiddenCircle };
    await this.commands.run(context, chooseTrackPrivacy, { actor, privacy });
  }
}

const HiddenCircle = Type.Object(
  {
    latitude: Type.Number({ minimum: -90, maximum: 90, errorMessage: 'The latitude is from -90 to 90' }),
    longitude: Type.Number({
      minimum: -180,
      maximum: 180,
      errorMessage: 'The longitude is from -180 to 180',
    }),
    radius_meters: Type.Number({
      minimum: 10,
      maximum: 20_000,
      errorMessage: 'The radius of the hidden circle is from 10 to 20,000 meters',
    }),
  },
  { additionalProperties: false },
);
const Privacy = Type.Object(
  {
    rides_only: Type.Boolean({ errorMessage: 'rides_only is true or false' }),
    hidden_circle: Type.Union([HiddenCircle, Type.Null()]),
  },
  { additionalProperties: false },
);

@Controller('activities')
export class ChooseTrackPrivacyHttp {
  constructor(private readonly commands: CommandBus) {}

  /** Answers with the request's body. The shifted, wider circle that is cut from the track stays secret. */
  @Expensive('change')
  @Put(':url_hash/privacy')
  @Answers({
    summary: 'Choose the part of the track that others see',
    problems: [404, 409],
    200: TrackPrivacyAnswer,
  })
  async choose(
    @Actor() actor: ActorIdentity,
    @CheckedParams(ActivityPath) { url_hash: urlHash }: Static<typeof ActivityPath>,
    @JsonBody(Privacy) body: Static<typeof Privacy>,
    @Req() request: FastifyRequest,
  ) {
    const context = { urlHash, actor: actor.id, correlation: request.id };
    const { rides_only: ridesOnly, hidden_circle: hidden } = body;
    const circle = hidden && {
      latitude: hidden.latitude,
      longitude: hidden.longitude,
      radiusMeters: hidden.radius_meters,
    };
    await this.commands.execute(new ChooseTrackPrivacyCommand(context, ridesOnly, circle));
    return body;
  }
}
