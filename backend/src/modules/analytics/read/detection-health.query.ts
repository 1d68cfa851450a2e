import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../platform/admission/actor.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { AnalyticsStore } from '../adapters/analytics-store.ts';
import { questionFrom } from '../adapters/question.ts';
import { Count } from '../analytics.schema.ts';
import { PeriodQuery, periodOf } from './period.ts';

export const detectionHealth = questionFrom(import.meta.url, './detection-health.sql');

const DetectionGroup = Type.Object(
  {
    name: Type.Union([Type.String(), Type.Null()], { description: 'Null for sessions that do not name it' }),
    sessions: Count,
    without_rides: Count,
    rides: Count,
    not_a_ride: Count,
    missed_ride: Count,
  },
  { $id: 'DetectionGroup', additionalProperties: false },
);
type DetectionGroup = Static<typeof DetectionGroup>;

interface HealthRow extends DetectionGroup {
  readonly breakdown: 'engine' | 'device';
}

const DetectionHealth = Type.Object(
  { engines: Type.Array(DetectionGroup), devices: Type.Array(DetectionGroup) },
  { $id: 'DetectionHealth', additionalProperties: false },
);

@Controller('admin/stats/detection-health')
export class DetectionHealthHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({
    summary: 'Sessions without rides, rides and corrections of them, by engine version and device family',
    200: DetectionHealth,
  })
  async health(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(PeriodQuery) query: PeriodQuery,
  ): Promise<Static<typeof DetectionHealth>> {
    requireAdmin(actor);
    const rows = await this.store.ask<HealthRow>(detectionHealth, { ...periodOf(query) });
    const of = (breakdown: HealthRow['breakdown']) =>
      rows.filter((row) => row.breakdown === breakdown).map(({ breakdown: _, ...group }) => group);
    return { engines: of('engine'), devices: of('device') };
  }
}
