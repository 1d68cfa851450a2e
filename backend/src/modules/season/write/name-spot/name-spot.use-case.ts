import { Controller, Param, Put } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { idOr } from '../../../../kernel/http/requests/parameters.ts';
import { Spot, type SpotAnswer } from '../../season.schema.ts';

const SpotName = Type.Object(
  { name: Type.String({ maxLength: 60, errorMessage: 'The name of a spot is at most 60 characters long' }) },
  { $id: 'SpotName', additionalProperties: false },
);

@Controller('spots')
export class NameSpotHttp {
  @Put(':id')
  @Answers({
    summary: 'Name a spot; an empty name gives the name of its place back',
    200: Spot,
    problems: [404],
  })
  async name(
    @Actor() _actor: ActorIdentity,
    @Param('id', idOr('Spot not found')) _spotId: number,
    @JsonBody(SpotName) _body: Static<typeof SpotName>,
  ): Promise<SpotAnswer> {
    throw notFound('Spot not found');
  }
}
