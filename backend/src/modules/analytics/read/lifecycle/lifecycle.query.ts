import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../../kernel/http/requests/actor.ts';
import { CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import { AnalyticsStore } from '../../adapters/analytics-store.ts';
import { questionFrom } from '../../adapters/question.ts';
import { Month } from '../../analytics.schema.ts';
import { isWithin, PeriodQuery, periodOf } from '../period.ts';
import { hideSmallCells } from '../small-cells/hide-small-cells.ts';
import { PeopleCell, peopleCell } from '../small-cells/small-cells.schema.ts';
import { Today } from '../today.ts';

export const lifecycle = questionFrom(import.meta.url, './lifecycle.sql');

export interface LifecycleRow {
  /** `YYYY-MM` */
  readonly month: string;
  readonly new_people: number;
  readonly returning_people: number;
  readonly resurrected_people: number;
  /** Null in the current month. */
  readonly dormant_people: number | null;
}

const LifecycleMonth = Type.Object(
  {
    month: Month,
    new: PeopleCell,
    returning: PeopleCell,
    resurrected: PeopleCell,
    dormant: Type.Union([PeopleCell, Type.Null()], { description: 'Null until the month has ended' }),
  },
  { $id: 'LifecycleMonth', additionalProperties: false },
);
type LifecycleMonth = Static<typeof LifecycleMonth>;

/** The people of one month are next month's returning and dormant ones, which a reader can compare. */
export function lifecycleAnswer(rows: readonly LifecycleRow[]): LifecycleMonth[] {
  const cells = rows.flatMap((row) =>
    [row.new_people, row.returning_people, row.resurrected_people, row.dormant_people ?? 0].map((people) => ({
      people,
    })),
  );
  const ended = rows.filter(({ dormant_people }) => dormant_people !== null).length;
  const sums = Array.from({ length: Math.max(0, ended - 1) }, (_, month) => {
    const [first, next] = [4 * month, 4 * (month + 1)];
    return { left: [first, first + 1, first + 2], right: [next + 1, next + 3] };
  });
  const hidden = hideSmallCells(cells, sums);
  return rows.map((row, month) => {
    const cell = (people: number, column: number) => peopleCell(people, hidden[4 * month + column]!);
    return {
      month: row.month,
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
    summary: 'New, returning, resurrected and dormant people a month',
    200: Type.Array(LifecycleMonth),
  })
  async lifecycle(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(PeriodQuery) query: PeriodQuery,
  ): Promise<LifecycleMonth[]> {
    requireAdmin(actor);
    const period = periodOf(query);
    const rows = await this.store.ask<LifecycleRow>(lifecycle, { today: this.today.day });
    // Hidden cells are chosen over all months: another period shows no other cells.
    return lifecycleAnswer(rows).filter(({ month }) => isWithin(period, month));
  }
}
