import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { ForAdmins } from '../../../platform/admission/actor.ts';
import { AnalyticsStore, type Question } from '../adapters/analytics-store.ts';
import { Count, Percentage } from '../analytics.schema.ts';
import { VesselType } from '../../vessels/index.ts';
import { percentage } from './percentage.ts';

export const surfVessels: Question = {
  name: 'surf-vessels',
  sql: `-- Activities by the type that their vessel has now. Activities without a vessel are left out.
SELECT vessel_type, count
FROM (
  SELECT
    unnest(ARRAY[
      'surfboard', 'sup_board', 'bodyboard', 'foil', 'surf_kayak', 'sea_kayak', 'whitewater_kayak', 'surfski', 'other'
    ]) AS vessel_type,
    unnest(ARRAY[
      sum(surfboard), sum(sup_board), sum(bodyboard), sum(foil), sum(surf_kayak), sum(sea_kayak),
      sum(whitewater_kayak), sum(surfski), sum(other_vessel)
    ])::INTEGER AS count
  FROM people
  WHERE counted_at IS NOT NULL
) AS totals
WHERE count > 0
ORDER BY count DESC, vessel_type
`,
};

const VesselShare = Type.Object(
  { vessel_type: Type.Union(VesselType.anyOf, { $id: 'VesselType' }), count: Count, percentage: Percentage },
  { $id: 'VesselShare', additionalProperties: false },
);
type VesselShare = Static<typeof VesselShare>;

@ForAdmins()
@Controller('admin/stats/surf-vessels')
export class SurfVesselsHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({
    summary: 'Activities by type of vessel; percentages are of the activities with a vessel',
    200: Type.Array(VesselShare),
  })
  async vessels(): Promise<VesselShare[]> {
    const rows = await this.store.ask<Omit<VesselShare, 'percentage'>>(surfVessels);
    const total = rows.reduce((sum, { count }) => sum + count, 0);
    return rows.map((row) => ({ ...row, percentage: percentage(row.count, total) }));
  }
}
