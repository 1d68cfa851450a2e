import { Controller, Get } from '@nestjs/common';
import type { Static } from '@sinclair/typebox';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { CheckedParams } from '../../../../kernel/http/requests/parameters.ts';
import { Goals, GoalYear } from '../../season.schema.ts';

@Controller('season/goals')
export class GoalsHttp {
  @Get(':year')
  @Answers({ summary: 'Your goals of a year', 200: Goals })
  async goals(
    @Actor() _actor: ActorIdentity,
    @CheckedParams(GoalYear) _params: Static<typeof GoalYear>,
  ): Promise<Goals> {
    return { sessions: null, rides: null, hours: null };
  }
}
