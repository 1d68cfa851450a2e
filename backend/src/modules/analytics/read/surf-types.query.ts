import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { ForAdmins } from '../../../platform/admission/actor.ts';
import { AnalyticsStore, type Question } from '../adapters/analytics-store.ts';
import { Count, Percentage } from '../analytics.schema.ts';
import { SurfType } from '../../activities/index.ts';
import { percentage } from './percentage.ts';

export const surfTypes: Question = {
  name: 'surf-types',
  sql: `-- Activities by surf type.
SELECT surf_type, count
FROM (
  SELECT
    unnest(ARRAY['traveling_waves', 'standing_waves']) AS surf_type,
    unnest(ARRAY[sum(ocean), sum(standing)])::INTEGER AS count
  FROM people
  WHERE counted_at IS NOT NULL
) AS totals
WHERE count > 0
ORDER BY count DESC, surf_type
`,
};

const SurfTypeShare = Type.Object(
  { surf_type: Type.Union(SurfType.anyOf, { $id: 'SurfType' }), count: Count, percentage: Percentage },
  { $id: 'SurfTypeShare', additionalProperties: false },
);
type SurfTypeShare = Static<typeof SurfTypeShare>;

@ForAdmins()
@Controller('admin/stats/surf-types')
export class SurfTypesHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({
    summary: 'Activities by surf type; percentages are of all activities',
    200: Type.Array(SurfTypeShare),
  })
  async surfTypes(): Promise<SurfTypeShare[]> {
    const rows = await this.store.ask<Omit<SurfTypeShare, 'percentage'>>(surfTypes);
    const total = rows.reduce((sum, { count }) => sum + count, 0);
    return rows.map((row) => ({ ...row, percentage: percentage(row.count, total) }));
  }
}
