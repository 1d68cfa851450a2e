import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { ForAdmins } from '../../../platform/admission/actor.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { AnalyticsStore, type Question } from '../adapters/analytics-store.ts';
import { Count, Month } from '../analytics.schema.ts';
import { PeriodQuery, periodOf } from './period.ts';

export const acceptedUploads: Question = {
  name: 'accepted-uploads',
  sql: `-- Sessions a month and source, as far as they have not been deleted since.
SELECT strftime(uploaded_month, '%Y-%m') AS month, source, count(*)::INTEGER AS uploads
FROM sessions
WHERE uploaded_month BETWEEN $from::DATE AND $to::DATE
GROUP BY uploaded_month, source
ORDER BY uploaded_month, source
`,
};

export const refusedUploads: Question = {
  name: 'refused-uploads',
  sql: `-- Refused files a month, by format and reason. Who sent them is not recorded.
SELECT
  strftime(month, '%Y-%m') AS month,
  format,
  reason,
  sum(uploads)::INTEGER AS uploads
FROM refusals
WHERE refusals.month BETWEEN $from::DATE AND $to::DATE
GROUP BY refusals.month, format, reason
ORDER BY refusals.month, uploads DESC, format, reason
`,
};

export const failedSyncs: Question = {
  name: 'failed-syncs',
  sql: `-- Syncs and analyses that failed at a service, by reason.
SELECT
  service,
  reason,
  sum(failures)::INTEGER AS failures
FROM sync_failures
WHERE month BETWEEN $from::DATE AND $to::DATE
GROUP BY ALL
ORDER BY sum(failures) DESC, service, reason
`,
};

const AcceptedUploads = Type.Object(
  { month: Month, source: Type.String(), uploads: Count },
  { $id: 'AcceptedUploads', additionalProperties: false },
);
type AcceptedUploads = Static<typeof AcceptedUploads>;

const RefusedUploads = Type.Object(
  { month: Month, format: Type.String(), reason: Type.String(), uploads: Count },
  { $id: 'RefusedUploads', additionalProperties: false },
);
type RefusedUploads = Static<typeof RefusedUploads>;

const FailedSyncs = Type.Object(
  { service: Type.String(), reason: Type.String(), failures: Count },
  { $id: 'FailedSyncs', additionalProperties: false },
);
type FailedSyncs = Static<typeof FailedSyncs>;

const Intake = Type.Object(
  {
    accepted: Type.Array(AcceptedUploads),
    refused: Type.Array(RefusedUploads),
    failed_syncs: Type.Array(FailedSyncs),
  },
  { $id: 'Intake', additionalProperties: false },
);

@ForAdmins()
@Controller('admin/stats/intake')
export class IntakeHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({
    summary: 'Uploads a month: accepted by source, refused by format and reason; and syncs that failed',
    200: Intake,
  })
  async intake(@CheckedQuery(PeriodQuery) query: PeriodQuery): Promise<Static<typeof Intake>> {
    const period = { ...periodOf(query) };
    const accepted = await this.store.ask<AcceptedUploads>(acceptedUploads, period);
    const refused = await this.store.ask<RefusedUploads>(refusedUploads, period);
    const failed = await this.store.ask<FailedSyncs>(failedSyncs, period);
    return { accepted: [...accepted], refused: [...refused], failed_syncs: [...failed] };
  }
}
