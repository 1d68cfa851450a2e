import { Controller, Put } from '@nestjs/common';
import type { Static } from '@sinclair/typebox';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { CheckedParams } from '../../../../kernel/http/requests/parameters.ts';
import { Goals, GoalYear } from '../../season.schema.ts';

@Controller('season/goals')
export class SetGoalsHttp {
  @Put(':year')
  @Answers({ summary: 'Set your goals of a year', 200: Goals })
  async set(
    @Actor() _actor: ActorIdentity,
    @CheckedParams(GoalYear) _params: Static<typeof GoalYear>,
    @JsonBody(Goals) goals: Goals,
  ): Promise<Goals> {
    return goals;
  }
}
