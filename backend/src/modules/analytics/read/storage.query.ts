import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../platform/admission/actor.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { AnalyticsStore } from '../adapters/analytics-store.ts';
import { questionFrom } from '../adapters/question.ts';
import { Nullable } from '../../../kernel/event-store/fields.ts';
import { Count } from '../analytics.schema.ts';
import { PeriodQuery, periodOf } from './period.ts';

export const storage = questionFrom(import.meta.url, './storage.sql');

const StorageGroup = Type.Object(
  {
    source: Type.Union([Type.String(), Type.Null()], { description: 'Null for all sessions together' }),
    up_to_bytes: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Largest original of this class of sizes; null for larger ones',
    }),
    sessions: Count,
    points: Count,
    bytes: Count,
    imports: Count,
    median_millis: Nullable(Count),
    p95_millis: Nullable(Count),
    p99_millis: Nullable(Count),
  },
  { $id: 'StorageGroup', additionalProperties: false },
);
type StorageGroup = Static<typeof StorageGroup>;

@Controller('admin/stats/storage')
export class StorageHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({
    summary:
      'What sessions take, and how long imports took by source and size; all sessions together come last',
    200: Type.Array(StorageGroup),
  })
  async storage(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(PeriodQuery) query: PeriodQuery,
  ): Promise<readonly StorageGroup[]> {
    requireAdmin(actor);
    return this.store.ask<StorageGroup>(storage, { ...periodOf(query) });
  }
}
