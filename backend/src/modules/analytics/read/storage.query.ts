import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { ForAdmins } from '../../../platform/admission/actor.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { AnalyticsStore, type Question } from '../adapters/analytics-store.ts';
import { Nullable } from '../../../kernel/event-store/fields.ts';
import { Count } from '../analytics.schema.ts';
import { PeriodQuery, periodOf } from './period.ts';

export const storage: Question = {
  name: 'storage',
  sql: `-- What sessions take, and how long imports took by source and size of the original.
-- The row without source and size is of all sessions.
WITH sized AS (
  SELECT
    *,
    CASE
      WHEN bytes <= 100000 THEN 100000
      WHEN bytes <= 1000000 THEN 1000000
      WHEN bytes <= 10000000 THEN 10000000
    END AS up_to_bytes
  FROM sessions
  WHERE uploaded_month BETWEEN $from::DATE AND $to::DATE
),
stored AS (
  SELECT
    source,
    up_to_bytes,
    grouping(source) = 1 AS is_total,
    count(*) AS sessions,
    sum(points) AS points,
    sum(bytes) AS bytes,
    count(import_millis) AS imports,
    quantile_cont(import_millis, [0.5, 0.95, 0.99]) AS millis
  FROM sized
  GROUP BY GROUPING SETS ((source, up_to_bytes), ())
)
SELECT
  source,
  up_to_bytes::DOUBLE AS up_to_bytes,
  sessions::INTEGER AS sessions,
  coalesce(points, 0)::DOUBLE AS points,
  coalesce(bytes, 0)::DOUBLE AS bytes,
  imports::INTEGER AS imports,
  round(millis[1])::INTEGER AS median_millis,
  round(millis[2])::INTEGER AS p95_millis,
  round(millis[3])::INTEGER AS p99_millis
FROM stored
ORDER BY is_total, source, up_to_bytes
`,
};

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

@ForAdmins()
@Controller('admin/stats/storage')
export class StorageHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({
    summary:
      'What sessions take, and how long imports took by source and size; all sessions together come last',
    200: Type.Array(StorageGroup),
  })
  async storage(@CheckedQuery(PeriodQuery) query: PeriodQuery): Promise<readonly StorageGroup[]> {
    return this.store.ask<StorageGroup>(storage, { ...periodOf(query) });
  }
}
