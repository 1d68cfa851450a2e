import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../platform/admission/actor.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { AnalyticsStore } from '../adapters/analytics-store.ts';
import { questionFrom } from '../adapters/question.ts';
import { Count, Month } from '../analytics.schema.ts';
import { PeriodQuery, periodOf } from './period.ts';

export const acceptedUploads = questionFrom(import.meta.url, './accepted-uploads.sql');
export const refusedUploads = questionFrom(import.meta.url, './refused-uploads.sql');
export const failedSyncs = questionFrom(import.meta.url, './failed-syncs.sql');

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

@Controller('admin/stats/intake')
export class IntakeHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({
    summary: 'Uploads a month: accepted by source, refused by format and reason; and syncs that failed',
    200: Intake,
  })
  async intake(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(PeriodQuery) query: PeriodQuery,
  ): Promise<Static<typeof Intake>> {
    requireAdmin(actor);
    const period = { ...periodOf(query) };
    const accepted = await this.store.ask<AcceptedUploads>(acceptedUploads, period);
    const refused = await this.store.ask<RefusedUploads>(refusedUploads, period);
    const failed = await this.store.ask<FailedSyncs>(failedSyncs, period);
    return { accepted: [...accepted], refused: [...refused], failed_syncs: [...failed] };
  }
}
