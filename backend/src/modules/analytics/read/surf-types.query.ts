import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../platform/admission/actor.ts';
import { AnalyticsStore } from '../adapters/analytics-store.ts';
import { questionFrom } from '../adapters/question.ts';
import { Count, Percentage } from '../analytics.schema.ts';
import { SurfType } from '../../activities/index.ts';
import { percentage } from './percentage.ts';

export const surfTypes = questionFrom(import.meta.url, './surf-types.sql');

const SurfTypeShare = Type.Object(
  { surf_type: Type.Union(SurfType.anyOf, { $id: 'SurfType' }), count: Count, percentage: Percentage },
  { $id: 'SurfTypeShare', additionalProperties: false },
);
type SurfTypeShare = Static<typeof SurfTypeShare>;

@Controller('admin/stats/surf-types')
export class SurfTypesHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({
    summary: 'Activities by surf type; percentages are of all activities',
    200: Type.Array(SurfTypeShare),
  })
  async surfTypes(@Actor() actor: ActorIdentity): Promise<SurfTypeShare[]> {
    requireAdmin(actor);
    const rows = await this.store.ask<Omit<SurfTypeShare, 'percentage'>>(surfTypes);
    const total = rows.reduce((sum, { count }) => sum + count, 0);
    return rows.map((row) => ({ ...row, percentage: percentage(row.count, total) }));
  }
}
