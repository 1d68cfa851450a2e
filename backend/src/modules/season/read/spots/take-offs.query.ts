import { Controller, Get, Param } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { CheckedQuery, idOr } from '../../../../kernel/http/requests/parameters.ts';
import { periodOf } from '../../period.ts';
import { PeriodFilter, TakeOffs, type TakeOffsAnswer } from '../../season.schema.ts';

const Filter = Type.Object(PeriodFilter, { additionalProperties: false });

@Controller('spots')
export class TakeOffsHttp {
  @Expensive('list')
  @Get(':id/take-offs')
  @Answers({ summary: 'Where the rides of a spot began', 200: TakeOffs, problems: [404, 422] })
  async takeOffs(
    @Actor() _actor: ActorIdentity,
    @Param('id', idOr('Spot not found')) _spotId: number,
    @CheckedQuery(Filter) filter: Static<typeof Filter>,
  ): Promise<TakeOffsAnswer> {
    periodOf(filter);
    throw notFound('Spot not found');
  }
}
