import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../../kernel/http/requests/actor.ts';
import { CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import { AnalyticsStore } from '../../adapters/analytics-store.ts';
import { questionFrom } from '../../adapters/question.ts';
import { Count, Month } from '../../analytics.schema.ts';
import { PeriodQuery, periodOf } from '../period.ts';
import { isOfFew } from '../small-cells/hide-small-cells.ts';
import { hideSmallParts } from '../small-cells/hide-small-parts.ts';
import { HiddenReason, nullableCount } from '../small-cells/small-cells.schema.ts';

export const acceptedUploads = questionFrom(import.meta.url, './accepted-uploads.sql');
export const refusedUploads = questionFrom(import.meta.url, './refused-uploads.sql');
export const failedSyncs = questionFrom(import.meta.url, './failed-syncs.sql');

export interface AcceptedRow {
  readonly month: string;
  readonly source: string;
  readonly people: number;
  readonly uploads: number;
}

const AcceptedUploads = Type.Object(
  { month: Month, source: Type.String(), uploads: nullableCount, hidden: HiddenReason },
  { $id: 'AcceptedUploads', additionalProperties: false },
);
type AcceptedUploads = Static<typeof AcceptedUploads>;

const RefusedUploads = Type.Object(
  { month: Month, format: Type.String(), reason: Type.String(), uploads: Count },
  { $id: 'RefusedUploads', additionalProperties: false },
);
type RefusedUploads = Static<typeof RefusedUploads>;

export interface FailureRow {
  readonly service: string;
  readonly reason: string;
  readonly people: number;
  readonly failures: number;
}

const FailedSyncs = Type.Object(
  { service: Type.String(), reason: Type.String(), failures: nullableCount, hidden: HiddenReason },
  { $id: 'FailedSyncs', additionalProperties: false },
);

const Intake = Type.Object(
  {
    accepted: Type.Array(AcceptedUploads),
    refused: Type.Array(RefusedUploads),
    failed_syncs: Type.Array(FailedSyncs),
  },
  { $id: 'Intake', additionalProperties: false },
);

/** The sources of a month make up its uploads. */
export function acceptedAnswer(rows: readonly AcceptedRow[]): AcceptedUploads[] {
  const months = [...new Set(rows.map(({ month }) => month))];
  return months.flatMap((inMonth) => {
    const sources = rows.filter(({ month }) => month === inMonth);
    const hidden = hideSmallParts(sources.map(({ people, uploads }) => ({ people, sessions: uploads })));
    return sources.map(({ month, source, uploads }, index) => ({
      month,
      source,
      uploads: hidden[index] === null ? uploads : null,
      hidden: hidden[index]!,
    }));
  });
}

/** Nothing tells the sum of the failures, so only those of few people are hidden. */
export const failedAnswer = (rows: readonly FailureRow[]): Static<typeof FailedSyncs>[] =>
  rows.map(({ service, reason, people, failures }) => {
    const isHidden = isOfFew(people);
    return { service, reason, failures: isHidden ? null : failures, hidden: isHidden ? 'few_people' : null };
  });

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
    const accepted = await this.store.ask<AcceptedRow>(acceptedUploads, period);
    const refused = await this.store.ask<RefusedUploads>(refusedUploads, period);
    const failed = await this.store.ask<FailureRow>(failedSyncs, period);
    return {
      accepted: acceptedAnswer(accepted),
      refused: [...refused],
      failed_syncs: failedAnswer(failed),
    };
  }
}
