import { Controller, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Static } from '@sinclair/typebox';
import { decides } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { CheckedParams } from '../../../platform/http/requests/parameters.ts';
import { goalsStream, type YearGoals } from '../events/goal-events.ts';
import { goals } from '../goals.aggregate.ts';
import { GoalsBody, GoalYear } from '../season.schema.ts';
import { setGoals } from './set-goals.decision.ts';

export const SetGoalsCommand = decides(goals, goalsStream, setGoals);

@Controller('season/goals')
export class SetGoalsHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Put(':year')
  @Answers({ summary: 'Set your goals of a year', 200: GoalsBody })
  async set(
    @Context() context: CommandContext,
    @CheckedParams(GoalYear) { year }: Static<typeof GoalYear>,
    @JsonBody(GoalsBody) body: YearGoals,
  ): Promise<YearGoals> {
    await this.commands.execute(new SetGoalsCommand(context, { year, ...body }));
    return body;
  }
}
