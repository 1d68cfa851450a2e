import { Controller, Param, Post } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { idOr } from '../../../../kernel/http/requests/parameters.ts';
import { Spot, type SpotAnswer } from '../../season.schema.ts';

const Merge = Type.Object(
  { into: Type.Integer({ errorMessage: 'Please select a spot' }) },
  { $id: 'SpotMerge', additionalProperties: false },
);

@Controller('spots')
export class MergeSpotsHttp {
  @Post(':id/merge')
  @Answers({
    summary: 'Merge a spot into another one, and answer with that one',
    200: Spot,
    problems: [404, 422],
  })
  async merge(
    @Actor() _actor: ActorIdentity,
    @Param('id', idOr('Spot not found')) _spotId: number,
    @JsonBody(Merge) _body: Static<typeof Merge>,
  ): Promise<SpotAnswer> {
    throw notFound('Spot not found');
  }
}
