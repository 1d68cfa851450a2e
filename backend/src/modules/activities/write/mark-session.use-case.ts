import type { Readable } from 'node:stream';
import { Controller, Param, Put, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Mark, MARK_KINDS } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import { OneOf } from '../../../kernel/event-store/fields.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { wholeActivity } from '../activity.schema.ts';
import { ActivityDetailQuery } from '../read/activities/activity-detail.query.ts';
import { ActivityCommands, type ActivityContext } from './activity-commands.ts';
import { ownedActivity } from './owned-activity.ts';
import { DetectAgain } from './redetect/detect-again.ts';
import { markSession } from './mark-session.decision.ts';

/** Detects rides again with the marks and the parameters in use. */
export const MarkSessionCommand = slice(
  [ActivityCommands, DetectAgain],
  (commands, detectAgain) => async (context: ActivityContext, marks: readonly Mark[]) => {
    const { actor, urlHash } = context;
    const live = ownedActivity((await commands.load(urlHash)).state, actor);
    const { redetected } = await detectAgain.run(live, marks);
    const reapplied = { ...redetected, askedBy: 'owner' } as const;
    await commands.run(context, markSession, { actor, marks, reapplied });
  },
);

const time = (errorMessage: string) => Type.String({ format: 'date-time', errorMessage });

const Marks = Type.Object(
  {
    marks: Type.Array(
      Type.Object(
        {
          kind: OneOf(MARK_KINDS, { errorMessage: 'A mark is not_a_ride or missed_ride' }),
          start_time: time('A mark has a start time'),
          end_time: time('A mark has an end time'),
        },
        { additionalProperties: false },
      ),
      { maxItems: 500, errorMessage: 'A session holds at most 500 marks' },
    ),
  },
  { additionalProperties: false },
);

/** The format `date-time` accepts leap seconds, which Date can't represent. */
function timeOf(text: string): number {
  const millis = Date.parse(text);
  if (Number.isNaN(millis)) throw invalid('A mark starts and ends at times that exist', 'mark_invalid');
  return millis;
}

@Controller('activities')
export class MarkSessionHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly details: ActivityDetailQuery,
  ) {}

  /** Replaces all marks of the session and answers with the whole activity. */
  @Expensive('detection')
  @Put(':url_hash/marks')
  @Answers({
    summary: 'Replace the marks and detect rides again',
    problems: [404, 409],
    200: wholeActivity(),
  })
  async mark(
    @Context() context: CommandContext,
    @Param('url_hash') urlHash: string,
    @JsonBody(Marks) body: Static<typeof Marks>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Readable> {
    const marks = body.marks.map(({ kind, start_time, end_time }) => ({
      kind,
      startTime: timeOf(start_time),
      endTime: timeOf(end_time),
    }));
    await this.commands.execute(new MarkSessionCommand({ urlHash, ...context }, marks));
    return this.details.answer(context.actor, urlHash, reply);
  }
}
