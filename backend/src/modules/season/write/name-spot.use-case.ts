import { Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { decides } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { AfterProjection } from '../../../kernel/projections/after-projection.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { spotsStream } from '../events/spot-events.ts';
import { SpotQuery } from '../read/spots.query.ts';
import { Spot, type SpotAnswer } from '../season.schema.ts';
import { spots } from '../spots.aggregate.ts';
import { nameSpot } from './name-spot.decision.ts';

export const NameSpotCommand = decides(spots, spotsStream, nameSpot);

const SpotName = Type.Object(
  { name: Type.String({ maxLength: 60, errorMessage: 'The name of a spot is at most 60 characters long' }) },
  { $id: 'SpotName', additionalProperties: false },
);

@Controller('spots')
export class NameSpotHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly spot: SpotQuery,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Expensive('change')
  @Put(':id')
  @Answers({
    summary: 'Name a spot; an empty name gives the name of its place back',
    200: Spot,
    problems: [404],
  })
  async name(
    @Context() context: CommandContext,
    @Param('id', idOr('Spot not found')) spotId: number,
    @JsonBody(SpotName) body: Static<typeof SpotName>,
  ): Promise<SpotAnswer> {
    await this.spot.of(context.actor, spotId);
    const named = { spotId, name: body.name.trim() };
    await this.commands.execute(new NameSpotCommand(context, named));
    await this.afterProjection.reached();
    return this.spot.of(context.actor, spotId);
  }
}
