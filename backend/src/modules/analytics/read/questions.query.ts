import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { ForAdmins } from '../../../platform/admission/actor.ts';
import type { Question } from '../adapters/analytics-store.ts';
import { activationFunnel } from './activation-funnel.query.ts';
import { activityGrowth } from './activity-growth.query.ts';
import { cohorts } from './cohorts.query.ts';
import { detectionHealth } from './detection-health.query.ts';
import { globalStats } from './global-stats.query.ts';
import { acceptedUploads, failedSyncs, refusedUploads } from './intake.query.ts';
import { storage } from './storage.query.ts';
import { surfTypes } from './surf-types.query.ts';
import { surfVessels } from './surf-vessels.query.ts';
import { userEngagement } from './user-engagement.query.ts';
import { userGrowth } from './user-growth.query.ts';
import { userStats } from './user-stats.query.ts';
import { watchAgreement } from './watch-agreement.query.ts';

/** Every question that the dashboard asks. */
export const QUESTIONS: readonly Question[] = [
  globalStats,
  userGrowth,
  activityGrowth,
  surfVessels,
  surfTypes,
  userStats,
  userEngagement,
  activationFunnel,
  cohorts,
  acceptedUploads,
  refusedUploads,
  failedSyncs,
  detectionHealth,
  watchAgreement,
  storage,
];

const QuestionAnswer = Type.Object(
  { name: Type.String(), sql: Type.String() },
  { $id: 'AnalyticsQuestion', additionalProperties: false },
);

@ForAdmins()
@Controller('admin/stats/questions')
export class QuestionsHttp {
  @Get()
  @Answers({ summary: 'The SQL behind every figure of the dashboard', 200: Type.Array(QuestionAnswer) })
  questions(): Static<typeof QuestionAnswer>[] {
    return QUESTIONS.map(({ name, sql }) => ({ name, sql }));
  }
}
