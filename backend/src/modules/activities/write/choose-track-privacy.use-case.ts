import { Controller, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { CheckedParams } from '../../../platform/http/requests/parameters.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { ActivityPath, TrackPrivacyAnswer } from '../activity.schema.ts';
import { CutShifts } from '../adapters/cut-shifts.ts';
import type { Circle } from '../events/hidden-circle.ts';
import { ActivityCommands, type ActivityContext } from './activity-commands.ts';
import { ownedActivity } from './owned-activity.ts';
import { chooseTrackPrivacy } from './choose-track-privacy.decision.ts';

export const ChooseTrackPrivacyCommand = slice(
  [ActivityCommands, CutShifts],
  (commands, shifts) =>
    async (
      context: ActivityContext,
      ridesOnly: boolean,
      circle: Circle | null,
      showsHeartRate: boolean | undefined,
    ) => {
      const { actor } = context;
      const hiddenCircle = circle && { ...circle, shift: shifts.shiftOf(actor, circle) };
      const privacy = { ridesOnly, hiddenCircle, ...(showsHeartRate !== undefined && { showsHeartRate }) };
      const { state } = await commands.run(context, chooseTrackPrivacy, { actor, privacy });
      return ownedActivity(state, actor).privacy;
    },
);

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
    show_heart_rate: Type.Optional(
      Type.Boolean({
        description: 'Others see the heart rate too; left out, it stays as it is',
        errorMessage: 'show_heart_rate is true or false',
      }),
    ),
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
    summary: 'Choose what others see of the track',
    problems: [404, 409],
    200: TrackPrivacyAnswer,
  })
  async choose(
    @Context() context: CommandContext,
    @CheckedParams(ActivityPath) { url_hash: urlHash }: Static<typeof ActivityPath>,
    @JsonBody(Privacy) body: Static<typeof Privacy>,
  ) {
    const { rides_only: ridesOnly, hidden_circle: hidden, show_heart_rate: showsHeartRate } = body;
    const circle = hidden && {
      latitude: hidden.latitude,
      longitude: hidden.longitude,
      radiusMeters: hidden.radius_meters,
    };
    const command = new ChooseTrackPrivacyCommand({ urlHash, ...context }, ridesOnly, circle, showsHeartRate);
    const privacy = await this.commands.execute(command);
    return { ...body, show_heart_rate: privacy.showsHeartRate };
  }
}
