import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../../kernel/http/requests/actor.ts';
import { CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import { AnalyticsStore } from '../../adapters/analytics-store.ts';
import { questionFrom } from '../../adapters/question.ts';
import { Month } from '../../analytics.schema.ts';
import { isWithin, PeriodQuery, periodOf } from '../period.ts';
import { PeopleCell } from '../small-cells/small-cells.schema.ts';
import { Today } from '../today.ts';
import { type CohortRow, cohortsOf } from './cohort-grid.ts';

export const cohorts = questionFrom(import.meta.url, './cohorts.sql');

const Cohort = Type.Object(
  {
    month: Month,
    size: PeopleCell,
    active: Type.Array(PeopleCell, { description: 'By months since, finished months only' }),
  },
  { $id: 'Cohort', additionalProperties: false },
);

@Controller('admin/stats/cohorts')
export class CohortsHttp {
  constructor(
    private readonly store: AnalyticsStore,
    private readonly today: Today,
  ) {}

  @Get()
  @Answers({
    summary:
      'People by the month since which they count, and how many of them had a day of use in each month after',
    200: Type.Array(Cohort),
  })
  async cohorts(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(PeriodQuery) query: PeriodQuery,
  ): Promise<Static<typeof Cohort>[]> {
    requireAdmin(actor);
    const period = periodOf(query);
    const rows = await this.store.ask<CohortRow>(cohorts, { today: this.today.day });
    // Hidden cells are chosen over all months: another period shows no other cells.
    return cohortsOf(rows).filter(({ month }) => isWithin(period, month));
  }
}
