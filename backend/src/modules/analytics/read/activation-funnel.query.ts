import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../platform/admission/actor.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { AnalyticsStore } from '../adapters/analytics-store.ts';
import { questionFrom } from '../adapters/question.ts';
import { Count } from '../analytics.schema.ts';
import { PeriodQuery, periodOf } from './period.ts';

export const activationFunnel = questionFrom(import.meta.url, './activation-funnel.sql');

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

@Controller('admin/stats/activation-funnel')
export class ActivationFunnelHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({
    summary: 'How far people who registered in a period came, and how fast',
    200: Type.Array(FunnelStep),
  })
  async funnel(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(PeriodQuery) query: PeriodQuery,
  ): Promise<FunnelStep[]> {
    requireAdmin(actor);
    const reached = await this.store.ask<FunnelStep>(activationFunnel, { ...periodOf(query) });
    return STEPS.map(
      (step) => reached.find((row) => row.step === step) ?? { step, people: 0, median_days: null },
    );
  }
}
