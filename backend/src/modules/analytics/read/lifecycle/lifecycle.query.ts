import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../../kernel/http/requests/actor.ts';
import { CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import { AnalyticsStore } from '../../adapters/analytics-store.ts';
import { questionFrom } from '../../adapters/question.ts';
import { Month } from '../../analytics.schema.ts';
import { cohortsToTell } from '../cohorts/cohorts.query.ts';
import { Interval, overlaps } from '../interval.ts';
import { PeriodQuery, periodOf } from '../period.ts';
import { type Cell, hideSmallCells, type Sum } from '../small-cells/hide-small-cells.ts';
import { PeopleCell, peopleCell } from '../small-cells/small-cells.schema.ts';
import { Today } from '../today.ts';

export const lifecycle = questionFrom(import.meta.url, './lifecycle.sql');

export interface LifecycleRow {
  /** First month of the interval, `YYYY-MM` */
  readonly start: string;
  readonly new_people: number;
  readonly returning_people: number;
  readonly resurrected_people: number;
  /** Null in the current interval. */
  readonly dormant_people: number | null;
}

const LifecycleInterval = Type.Object(
  {
    start: Month,
    new: PeopleCell,
    returning: PeopleCell,
    resurrected: PeopleCell,
    dormant: Type.Union([PeopleCell, Type.Null()], { description: 'Null until the interval has ended' }),
  },
  { $id: 'LifecycleInterval', additionalProperties: false },
);
type LifecycleInterval = Static<typeof LifecycleInterval>;
const Lifecycle = Type.Object(
  { interval: Interval, people: Type.Array(LifecycleInterval) },
  { $id: 'Lifecycle', additionalProperties: false },
);
type Lifecycle = Static<typeof Lifecycle>;

/**
 * The people of one interval are the next one's returning and dormant ones. How many they are counts as known, because
 * the cells of the retention grid in that interval can add up to it.
 */
export function lifecycleAnswer(rows: readonly LifecycleRow[]): LifecycleInterval[] {
  const cells: Cell[] = rows.flatMap((row) =>
    [row.new_people, row.returning_people, row.resurrected_people, row.dormant_people ?? 0].map((people) => ({
      people,
    })),
  );
  const ended = rows.filter(({ dormant_people }) => dormant_people !== null);
  const sums = ended.flatMap((row, index): Sum[] => {
    const first = 4 * index;
    const together = row.new_people + row.returning_people + row.resurrected_people;
    const total = cells.push({ people: together, isTold: true }) - 1;
    const inIt = { left: [first, first + 1, first + 2], right: [total] };
    return index + 1 < ended.length ? [inIt, { left: [first + 5, first + 7], right: [total] }] : [inIt];
  });
  const hidden = hideSmallCells(cells, sums);
  return rows.map((row, index) => {
    const cell = (people: number, column: number) => peopleCell(people, hidden[4 * index + column]!);
    return {
      start: row.start,
      new: cell(row.new_people, 0),
      returning: cell(row.returning_people, 1),
      resurrected: cell(row.resurrected_people, 2),
      dormant: row.dormant_people === null ? null : cell(row.dormant_people, 3),
    };
  });
}

@Controller('admin/stats/lifecycle')
export class LifecycleHttp {
  constructor(
    private readonly store: AnalyticsStore,
    private readonly today: Today,
  ) {}

  @Get()
  @Answers({
    summary: 'New, returning, resurrected and dormant people by the interval of the cohorts',
    200: Lifecycle,
  })
  async lifecycle(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(PeriodQuery) query: PeriodQuery,
  ): Promise<Lifecycle> {
    requireAdmin(actor);
    const period = periodOf(query);
    const today = this.today.day;
    // By the interval of the cohorts: figures of two intervals could be compared.
    const { interval } = await cohortsToTell(this.store, today);
    const rows = await this.store.ask<LifecycleRow>(lifecycle, { interval, today });
    // Hidden cells are chosen over all intervals: another period shows no other cells.
    const people = lifecycleAnswer(rows).filter(({ start }) => overlaps(period, start, interval));
    return { interval, people };
  }
}
