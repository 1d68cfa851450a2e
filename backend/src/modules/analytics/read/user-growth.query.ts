import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../platform/admission/actor.ts';
import { AnalyticsStore } from '../adapters/analytics-store.ts';
import { questionFrom } from '../adapters/question.ts';
import { Count, Month } from '../analytics.schema.ts';
import { Today } from './today.ts';

export const userGrowth = questionFrom(import.meta.url, './user-growth.sql');

const MonthOfUsers = Type.Object(
  { month: Month, total_users: Count, new_users: Count },
  { $id: 'MonthOfUsers', additionalProperties: false },
);
type MonthOfUsers = Static<typeof MonthOfUsers>;

/** Three addresses of one series, which the contract wants. */
@Controller('admin/stats')
export class UserGrowthHttp {
  constructor(
    private readonly store: AnalyticsStore,
    private readonly today: Today,
  ) {}

  @Get('user-growth')
  @Answers({ summary: 'Users a month: the total and the new ones', 200: Type.Array(MonthOfUsers) })
  userGrowth(@Actor() actor: ActorIdentity) {
    return this.series(actor);
  }

  @Get('new-user-registrations')
  @Answers({
    summary: 'Users a month: the total and the new ones (as user-growth)',
    200: Type.Array(MonthOfUsers),
  })
  newUserRegistrations(@Actor() actor: ActorIdentity) {
    return this.series(actor);
  }

  @Get('monthly-users')
  @Answers({
    summary: 'Users a month: the total and the new ones (as user-growth)',
    200: Type.Array(MonthOfUsers),
  })
  monthlyUsers(@Actor() actor: ActorIdentity) {
    return this.series(actor);
  }

  private series(actor: ActorIdentity): Promise<readonly MonthOfUsers[]> {
    requireAdmin(actor);
    return this.store.ask<MonthOfUsers>(userGrowth, { today: this.today.day });
  }
}
