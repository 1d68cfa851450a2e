import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../../kernel/http/requests/actor.ts';
import { CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import { AnalyticsStore } from '../../adapters/analytics-store.ts';
import { questionFrom } from '../../adapters/question.ts';
import { PeriodQuery, periodOf } from '../period.ts';
import { hideSmallCells } from '../small-cells/hide-small-cells.ts';
import { HiddenReason, nullableCount } from '../small-cells/small-cells.schema.ts';

export const storage = questionFrom(import.meta.url, './storage.sql');

export interface StorageRow {
  readonly source: string | null;
  readonly up_to_bytes: number | null;
  readonly is_total: boolean;
  readonly people: number;
  readonly sessions: number;
  readonly points: number;
  readonly bytes: number;
  readonly people_measured: number;
  readonly imports: number;
  readonly median_millis: number | null;
  readonly p95_millis: number | null;
  readonly p99_millis: number | null;
}

const StorageGroup = Type.Object(
  {
    source: Type.Union([Type.String(), Type.Null()], { description: 'Null for all sessions together' }),
    up_to_bytes: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Largest original of this class of sizes; null for larger ones',
    }),
    sessions: nullableCount,
    points: nullableCount,
    bytes: nullableCount,
    imports: nullableCount,
    median_millis: nullableCount,
    p95_millis: nullableCount,
    p99_millis: nullableCount,
    hidden: HiddenReason,
  },
  { $id: 'StorageGroup', additionalProperties: false },
);
type StorageGroup = Static<typeof StorageGroup>;

const UNTOLD = {
  sessions: null,
  points: null,
  bytes: null,
  imports: null,
  median_millis: null,
  p95_millis: null,
  p99_millis: null,
};

/** Groups by source and size, and all sessions together last. */
export function storageAnswer(rows: readonly StorageRow[]): StorageGroup[] {
  const all = rows.findIndex(({ is_total }) => is_total);
  const groups = [...rows.keys()].filter((index) => index !== all);
  const hidden = hideSmallCells(rows.map(smallest), [{ left: groups, right: [all] }]);
  return rows.map((row, index) => {
    const { source, up_to_bytes } = row;
    const reason = hidden[index]!;
    if (reason !== null) return { source, up_to_bytes, ...UNTOLD, hidden: reason };
    const { sessions, points, bytes, imports, median_millis, p95_millis, p99_millis } = row;
    const times = { imports, median_millis, p95_millis, p99_millis };
    return { source, up_to_bytes, sessions, points, bytes, ...times, hidden: null };
  });
}

/** Import times may be known of fewer people than sessions. */
const smallest = ({ people, people_measured, sessions }: StorageRow) => ({
  people: people_measured === 0 ? people : people_measured,
  sessions,
});

@Controller('admin/stats/storage')
export class StorageHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({
    summary: 'What sessions take, and how long imports took by source and size',
    200: Type.Array(StorageGroup),
  })
  async storage(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(PeriodQuery) query: PeriodQuery,
  ): Promise<StorageGroup[]> {
    requireAdmin(actor);
    return storageAnswer(await this.store.ask<StorageRow>(storage, { ...periodOf(query) }));
  }
}
