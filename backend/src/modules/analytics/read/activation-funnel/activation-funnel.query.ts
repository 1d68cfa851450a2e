import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../../kernel/http/requests/actor.ts';
import { CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import { AnalyticsStore } from '../../adapters/analytics-store.ts';
import { questionFrom } from '../../adapters/question.ts';
import { PeriodQuery, periodOf } from '../period.ts';
import { hideSmallCells } from '../small-cells/hide-small-cells.ts';
import { HiddenReason, nullableCount, peopleCell } from '../small-cells/small-cells.schema.ts';

export const activationFunnel = questionFrom(import.meta.url, './activation-funnel.sql');

const STEPS = ['registered', 'verified', 'first_upload', 'first_rides', 'second_session', 'shared'] as const;
type Step = (typeof STEPS)[number];

export interface StepRow {
  readonly step: Step;
  readonly people: number;
  readonly median_days: number;
}

const FunnelStep = Type.Object(
  {
    step: Type.Union(STEPS.map((step) => Type.Literal(step))),
    people: nullableCount,
    median_days: Type.Union([Type.Number({ minimum: 0 }), Type.Null()]),
    hidden: HiddenReason,
  },
  { $id: 'FunnelStep', additionalProperties: false },
);
type FunnelStep = Static<typeof FunnelStep>;

/** All steps in order; of each, those who reached it and those who did not make up the registered. */
export function funnelAnswer(rows: readonly StepRow[]): FunnelStep[] {
  const steps = STEPS.map((step) => ({ step, ...rows.find((row) => row.step === step) }));
  const registered = steps[0]?.people ?? 0;
  const reached = steps.map(({ people = 0 }) => ({ people }));
  const others = reached.map(({ people }) => ({ people: registered - people }));
  const sums = reached
    .slice(1)
    .map((_, index) => ({ left: [index + 1, STEPS.length + index + 1], right: [0] }));
  const hidden = hideSmallCells([...reached, ...others], sums);
  return steps.map(({ step, people = 0, median_days = null }, index) => {
    const reason = hidden[index] ?? hidden[0]!;
    return { step, ...peopleCell(people, reason), median_days: reason === null ? median_days : null };
  });
}

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
    return funnelAnswer(await this.store.ask<StepRow>(activationFunnel, { ...periodOf(query) }));
  }
}
