import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../platform/admission/actor.ts';
import { AnalyticsStore } from '../adapters/analytics-store.ts';
import { questionFrom } from '../adapters/question.ts';
import { Count, Percentage } from '../analytics.schema.ts';
import { VesselType } from '../../vessels/index.ts';
import { percentage } from './percentage.ts';

export const surfVessels = questionFrom(import.meta.url, './surf-vessels.sql');

const VesselShare = Type.Object(
  { vessel_type: Type.Union(VesselType.anyOf, { $id: 'VesselType' }), count: Count, percentage: Percentage },
  { $id: 'VesselShare', additionalProperties: false },
);
type VesselShare = Static<typeof VesselShare>;

@Controller('admin/stats/surf-vessels')
export class SurfVesselsHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({
    summary: 'Activities by type of vessel; percentages are of the activities with a vessel',
    200: Type.Array(VesselShare),
  })
  async vessels(@Actor() actor: ActorIdentity): Promise<VesselShare[]> {
    requireAdmin(actor);
    const rows = await this.store.ask<Omit<VesselShare, 'percentage'>>(surfVessels);
    const total = rows.reduce((sum, { count }) => sum + count, 0);
    return rows.map((row) => ({ ...row, percentage: percentage(row.count, total) }));
  }
}
