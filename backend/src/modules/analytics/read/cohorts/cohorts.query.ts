import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../../kernel/http/requests/actor.ts';
import { CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import { AnalyticsStore } from '../../adapters/analytics-store.ts';
import { questionFrom } from '../../adapters/question.ts';
import { Month } from '../../analytics.schema.ts';
import { Interval, overlaps } from '../interval.ts';
import { PeriodQuery, periodOf } from '../period.ts';
import { PeopleCell } from '../small-cells/small-cells.schema.ts';
import { Today } from '../today.ts';
import { type CohortRow, cohortsOf, isMostlyTold } from './cohort-grid.ts';

export const cohorts = questionFrom(import.meta.url, './cohorts.sql');

const Cohort = Type.Object(
  {
    start: Month,
    size: PeopleCell,
    active: Type.Array(PeopleCell, { description: 'By intervals since, finished ones only' }),
  },
  { $id: 'Cohort', additionalProperties: false },
);
const Cohorts = Type.Object(
  { interval: Interval, cohorts: Type.Array(Cohort) },
  { $id: 'Cohorts', additionalProperties: false },
);
type Cohorts = Static<typeof Cohorts>;

/**
 * All cohorts by the shortest interval in which most of the people in cells are in cells that can be told. Only one interval is ever told: cells
 * of two could be compared.
 */
export async function cohortsToTell(store: Pick<AnalyticsStore, 'ask'>, today: string): Promise<Cohorts> {
  const rowsBy = (interval: Interval) => store.ask<CohortRow>(cohorts, { interval, today });
  for (const interval of ['month', 'quarter'] as const) {
    const rows = await rowsBy(interval);
    const grid = cohortsOf(rows, interval);
    if (isMostlyTold(rows, grid)) return { interval, cohorts: grid };
  }
  return { interval: 'year', cohorts: cohortsOf(await rowsBy('year'), 'year') };
}

@Controller('admin/stats/cohorts')
export class CohortsHttp {
  constructor(
    private readonly store: AnalyticsStore,
    private readonly today: Today,
  ) {}

  @Get()
  @Answers({
    summary:
      'People by the month, quarter or year since which they count, and how many of them had a day of use in each one after',
    200: Cohorts,
  })
  async cohorts(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(PeriodQuery) query: PeriodQuery,
  ): Promise<Cohorts> {
    requireAdmin(actor);
    const period = periodOf(query);
    // Interval and hidden cells are chosen over all cohorts: another period shows no other cells.
    const { interval, cohorts: all } = await cohortsToTell(this.store, this.today.day);
    return { interval, cohorts: all.filter(({ start }) => overlaps(period, start, interval)) };
  }
}
