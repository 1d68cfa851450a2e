import { Controller, Put, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Static } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { CheckedParams } from '../../../platform/http/requests/parameters.ts';
import { goalsStream, type YearGoals } from '../events/goal-events.ts';
import { goals } from '../goals.aggregate.ts';
import { GoalsBody, GoalYear } from '../season.schema.ts';
import { setGoals, type SetGoals } from './set-goals.decision.ts';

export class SetGoalsCommand extends Command<void> {
  constructor(
    readonly actor: number,
    readonly goals: SetGoals,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(SetGoalsCommand)
export class SetGoalsHandler implements ICommandHandler<SetGoalsCommand> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ actor, goals: command, correlation }: SetGoalsCommand): Promise<void> {
    await this.runner.run({
      aggregate: goals,
      stream: goalsStream(actor),
      decide: setGoals,
      command,
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
  }
}

@Controller('season/goals')
export class SetGoalsHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Put(':year')
  @Answers({ summary: 'Set your goals of a year', 200: GoalsBody })
  async set(
    @Actor() actor: ActorIdentity,
    @CheckedParams(GoalYear) { year }: Static<typeof GoalYear>,
    @JsonBody(GoalsBody) body: YearGoals,
    @Req() request: FastifyRequest,
  ): Promise<YearGoals> {
    await this.commands.execute(new SetGoalsCommand(actor.id, { year, ...body }, request.id));
    return body;
  }
}
