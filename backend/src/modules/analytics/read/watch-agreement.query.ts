import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { ForAdmins } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { AnalyticsStore, type Question } from '../adapters/analytics-store.ts';
import { Count } from '../analytics.schema.ts';
import { PeriodQuery, periodOf } from './period.ts';

export const watchAgreement: Question = {
  name: 'watch-agreement',
  sql: `-- Waves that watches counted, and how many of them are rides, by family of devices.
SELECT
  device AS name,
  count(*)::INTEGER AS sessions,
  sum(watch_waves)::INTEGER AS waves,
  sum(sessions.rides)::INTEGER AS rides,
  sum(watch_matched)::INTEGER AS matched
FROM sessions
WHERE watch_waves > 0 AND uploaded_month BETWEEN $from::DATE AND $to::DATE
GROUP BY device
ORDER BY count(*) DESC, name
`,
};

const WatchAgreement = Type.Object(
  {
    name: Type.Union([Type.String(), Type.Null()], { description: 'Null for sessions that name no device' }),
    sessions: Count,
    waves: Count,
    rides: Count,
    matched: Count,
  },
  {
    $id: 'WatchAgreement',
    additionalProperties: false,
    description:
      'Of sessions in which a watch counted waves: those waves, the rides, and the waves that are rides',
  },
);

@ForAdmins()
@Controller('admin/stats/watch-agreement')
export class WatchAgreementHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({
    summary: 'Waves that watches counted beside the rides of the same sessions, by device family',
    200: Type.Array(WatchAgreement),
  })
  async agreement(@CheckedQuery(PeriodQuery) query: PeriodQuery): Promise<Static<typeof WatchAgreement>[]> {
    return [...(await this.store.ask<Static<typeof WatchAgreement>>(watchAgreement, { ...periodOf(query) }))];
  }
}
