import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { DistanceUnit, SpeedUnit } from '../../events/preferences-chosen.ts';
import { ChoosePreferencesCommand } from './choose-preferences.handler.ts';

const Preferences = Type.Object(
  {
    preferred_distance_unit: Type.Union(DistanceUnit.anyOf, {
      errorMessage: 'The distance unit is meters, yards or feet',
    }),
    preferred_speed_unit: Type.Union(SpeedUnit.anyOf, { errorMessage: 'The speed unit is km/h, mph or m/s' }),
  },
  { additionalProperties: false },
);

@Controller('users/me/update-preferences')
export class ChoosePreferencesHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Post()
  @HttpCode(200)
  async choose(
    @Actor() actor: ActorIdentity,
    @JsonBody(Preferences) body: Static<typeof Preferences>,
    @Req() request: FastifyRequest,
  ) {
    const asked = { actor: actor.id, correlation: request.id };
    const preferences = { distanceUnit: body.preferred_distance_unit, speedUnit: body.preferred_speed_unit };
    const position = await this.commands.execute<ChoosePreferencesCommand, bigint>(
      new ChoosePreferencesCommand(asked, preferences),
    );
    await this.afterProjection.reached(position, ['accounts']);
    return body;
  }
}
