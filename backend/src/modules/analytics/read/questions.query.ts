import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { ForAdmins } from '../../../platform/admission/actor.ts';
import { QUESTIONS } from './questions.ts';

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
