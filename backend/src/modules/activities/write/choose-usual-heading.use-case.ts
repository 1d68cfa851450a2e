import type { Readable } from 'node:stream';
import { Controller, Param, Put, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { wholeActivity } from '../activity.schema.ts';
import { ActivityDetailQuery } from '../read/activities/activity-detail.query.ts';
import { ActivityCommands, type ActivityContext } from './activity-commands.ts';
import { ownedActivity } from './owned-activity.ts';
import { DetectAgain } from './redetect/detect-again.ts';
import { chooseUsualHeading, chosenHeading } from './choose-usual-heading.decision.ts';

/** Detects rides again with or without the heading that other sessions at the spot tell, with the parameters in use. */
export const ChooseUsualHeadingCommand = slice(
  [ActivityCommands, DetectAgain],
  (commands, detectAgain) => async (context: ActivityContext, isUsed: boolean) => {
    const { actor, urlHash } = context;
    const live = ownedActivity((await commands.load(urlHash)).state, actor);
    const usualHeading = chosenHeading(live, isUsed);
    if (usualHeading === null) return;
    const { redetected } = await detectAgain.run({ ...live, usualHeading });
    await commands.run(context, chooseUsualHeading, { ...redetected, actor, askedBy: 'owner' });
  },
);

const UsualHeadingChoice = Type.Object(
  { is_used: Type.Boolean({ errorMessage: 'is_used is true or false' }) },
  { $id: 'UsualHeadingChoice', additionalProperties: false },
);

@Controller('activities')
export class ChooseUsualHeadingHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly details: ActivityDetailQuery,
  ) {}

  /** Answers with the whole activity. */
  @Expensive('detection')
  @Put(':url_hash/usual-heading')
  @Answers({
    summary: 'Detect rides with or without what other sessions at the spot tell',
    problems: [404, 409],
    200: wholeActivity(),
  })
  async choose(
    @Context() context: CommandContext,
    @Param('url_hash') urlHash: string,
    @JsonBody(UsualHeadingChoice) { is_used: isUsed }: Static<typeof UsualHeadingChoice>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Readable> {
    await this.commands.execute(new ChooseUsualHeadingCommand({ urlHash, ...context }, isUsed));
    return this.details.answer(context.actor, urlHash, reply);
  }
}
