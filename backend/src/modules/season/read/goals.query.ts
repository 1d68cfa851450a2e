import { Controller, Get, Inject } from '@nestjs/common';
import type { Static } from '@sinclair/typebox';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { CheckedParams } from '../../../platform/http/requests/parameters.ts';
import type { YearGoals } from '../events/goal-events.ts';
import { NO_GOALS } from '../goals.aggregate.ts';
import { GoalsBody, GoalYear } from '../season.schema.ts';

@Controller('season/goals')
export class GoalsHttp {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  @Get(':year')
  @Answers({ summary: 'Your goals of a year', 200: GoalsBody })
  async goals(
    @Actor() actor: ActorIdentity,
    @CheckedParams(GoalYear) { year }: Static<typeof GoalYear>,
  ): Promise<YearGoals> {
    const [row] = await this.database.query<{ goals: YearGoals | null }>(
      "SELECT document->'years'->$2::text AS goals FROM read_goals.goals WHERE owner = $1",
      [actor.id, String(year)],
    );
    return row?.goals ?? NO_GOALS;
  }
}
