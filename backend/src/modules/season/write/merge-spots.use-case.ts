import { Controller, Delete, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { decides } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { AfterProjection } from '../../../kernel/projections/after-projection.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { spotsStream } from '../events/spot-events.ts';
import { SpotQuery } from '../read/spots.query.ts';
import { Spot, type SpotAnswer } from '../season.schema.ts';
import { spots } from '../spots.aggregate.ts';
import { mergeSpots, separateSpot } from './merge-spots.decision.ts';

export const MergeSpotsCommand = decides(spots, spotsStream, mergeSpots);
export const SeparateSpotCommand = decides(spots, spotsStream, separateSpot);

const Merge = Type.Object(
  { into: Type.Integer({ errorMessage: 'Please select a spot' }) },
  { $id: 'SpotMerge', additionalProperties: false },
);

@Controller('spots')
export class MergeSpotsHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly spot: SpotQuery,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Expensive('change')
  @Post(':id/merge')
  @Answers({
    summary: 'Merge a spot into another one, and answer with that one',
    200: Spot,
    problems: [404, 422],
  })
  async merge(
    @Context() context: CommandContext,
    @Param('id', idOr('Spot not found')) spotId: number,
    @JsonBody(Merge) { into }: Static<typeof Merge>,
  ): Promise<SpotAnswer> {
    await this.spot.of(context.actor, spotId);
    await this.spot.of(context.actor, into);
    await this.commands.execute(new MergeSpotsCommand(context, { spotId, into }));
    await this.afterProjection.reached();
    return this.spot.of(context.actor, into);
  }
}

@Controller('spots')
export class SeparateSpotHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Expensive('change')
  @Delete(':id/merge')
  @Answers({
    summary: 'Undo that a spot was merged; spots merged into it before stay with it',
    204: NO_CONTENT,
    problems: [404],
  })
  async separate(
    @Context() context: CommandContext,
    @Param('id', idOr('Spot not found')) spotId: number,
  ): Promise<void> {
    await this.commands.execute(new SeparateSpotCommand(context, { spotId }));
    await this.afterProjection.reached();
  }
}
