import { Controller, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { CheckedParams } from '../../../../kernel/http/requests/parameters.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { ActivityPath } from '../activity-path.schema.ts';
import { ChooseTrackPrivacyCommand } from './choose-track-privacy.handler.ts';

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
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  /** Answers with what was sent; what is cut is wider and shifted, and told to nobody. */
  @Put(':url_hash/privacy')
  async choose(
    @Actor() actor: ActorIdentity,
    @CheckedParams(ActivityPath) { url_hash: urlHash }: Static<typeof ActivityPath>,
    @JsonBody(Privacy) body: Static<typeof Privacy>,
    @Req() request: FastifyRequest,
  ) {
    const position = await this.commands.execute<ChooseTrackPrivacyCommand, bigint>(
      new ChooseTrackPrivacyCommand(
        { urlHash, actor: actor.id, correlation: request.id },
        body.rides_only,
        body.hidden_circle,
      ),
    );
    await this.afterProjection.reached(position, ['activities']);
    return body;
  }
}
