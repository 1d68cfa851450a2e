import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { ForAdmins } from '../../../platform/admission/actor.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { AnalyticsStore, type Question } from '../adapters/analytics-store.ts';
import { Count } from '../analytics.schema.ts';
import { PeriodQuery, periodOf } from './period.ts';

export const detectionHealth: Question = {
  name: 'detection-health',
  sql: `-- Sessions without rides, and people's corrections, by version of the engine and by family of devices.
SELECT
  CASE WHEN grouping(engine) = 0 THEN 'engine' ELSE 'device' END AS breakdown,
  CASE WHEN grouping(engine) = 0 THEN engine ELSE device END AS name,
  count(*)::INTEGER AS sessions,
  count_if(rides = 0)::INTEGER AS without_rides,
  sum(sessions.rides)::INTEGER AS rides,
  sum(sessions.not_a_ride)::INTEGER AS not_a_ride,
  sum(sessions.missed_ride)::INTEGER AS missed_ride
FROM sessions
WHERE uploaded_month BETWEEN $from::DATE AND $to::DATE
GROUP BY GROUPING SETS ((engine), (device))
ORDER BY breakdown, count(*) DESC, name
`,
};

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

@ForAdmins()
@Controller('admin/stats/detection-health')
export class DetectionHealthHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({
    summary: 'Sessions without rides, rides and corrections of them, by engine version and device family',
    200: DetectionHealth,
  })
  async health(@CheckedQuery(PeriodQuery) query: PeriodQuery): Promise<Static<typeof DetectionHealth>> {
    const rows = await this.store.ask<HealthRow>(detectionHealth, { ...periodOf(query) });
    const of = (breakdown: HealthRow['breakdown']) =>
      rows.filter((row) => row.breakdown === breakdown).map(({ breakdown: _, ...group }) => group);
    return { engines: of('engine'), devices: of('device') };
  }
}
