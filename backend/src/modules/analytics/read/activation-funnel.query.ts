import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { ForAdmins } from '../../../platform/admission/actor.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { AnalyticsStore, type Question } from '../adapters/analytics-store.ts';
import { Count } from '../analytics.schema.ts';
import { PeriodQuery, periodOf } from './period.ts';

export const activationFunnel: Question = {
  name: 'activation-funnel',
  sql: `-- People who registered in these months: how many reached each step, and the median days it took them.
-- A step counts for itself: a person who shares without a second session is in one and not in the other.
WITH registrations AS (
  SELECT
    registered_at AS since,
    registered_at AS registered,
    counted_at AS verified,
    first_upload_at AS first_upload,
    first_rides_at AS first_rides,
    second_upload_at AS second_session,
    first_share_at AS shared
  FROM people
  WHERE registered_at >= timezone('UTC', timezone('America/Los_Angeles', $from::DATE::TIMESTAMP))
    AND registered_at < timezone('UTC', timezone('America/Los_Angeles', $to::DATE + INTERVAL 1 MONTH))
)
SELECT
  step,
  count(*)::INTEGER AS people,
  round(median(epoch(reached_at - since)) / 86400, 2)::DOUBLE AS median_days
FROM (
  UNPIVOT registrations
  ON registered, verified, first_upload, first_rides, second_session, shared
  INTO NAME step VALUE reached_at
)
GROUP BY step
`,
};

const STEPS = ['registered', 'verified', 'first_upload', 'first_rides', 'second_session', 'shared'] as const;

const FunnelStep = Type.Object(
  {
    step: Type.Union(STEPS.map((step) => Type.Literal(step))),
    people: Count,
    median_days: Type.Union([Type.Number({ minimum: 0 }), Type.Null()]),
  },
  { $id: 'FunnelStep', additionalProperties: false },
);
type FunnelStep = Static<typeof FunnelStep>;

@ForAdmins()
@Controller('admin/stats/activation-funnel')
export class ActivationFunnelHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({
    summary: 'How far people who registered in a period came, and how fast',
    200: Type.Array(FunnelStep),
  })
  async funnel(@CheckedQuery(PeriodQuery) query: PeriodQuery): Promise<FunnelStep[]> {
    const reached = await this.store.ask<FunnelStep>(activationFunnel, { ...periodOf(query) });
    return STEPS.map(
      (step) => reached.find((row) => row.step === step) ?? { step, people: 0, median_days: null },
    );
  }
}
