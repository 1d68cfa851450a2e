import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Actor, type ActorIdentity, requireAdmin } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { AnalyticsStore } from '../adapters/analytics-store.ts';
import { questionFrom } from '../adapters/question.ts';
import { Count } from '../analytics.schema.ts';
import { PeriodQuery, periodOf } from './period.ts';

export const watchAgreement = questionFrom(import.meta.url, './watch-agreement.sql');

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

@Controller('admin/stats/watch-agreement')
export class WatchAgreementHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({
    summary: 'Waves that watches counted beside the rides of the same sessions, by device family',
    200: Type.Array(WatchAgreement),
  })
  async agreement(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(PeriodQuery) query: PeriodQuery,
  ): Promise<Static<typeof WatchAgreement>[]> {
    requireAdmin(actor);
    return [...(await this.store.ask<Static<typeof WatchAgreement>>(watchAgreement, { ...periodOf(query) }))];
  }
}
