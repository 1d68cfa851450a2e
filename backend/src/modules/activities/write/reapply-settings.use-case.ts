import type { Readable } from 'node:stream';
import { Controller, Param, Put, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { wholeActivity } from '../activity.schema.ts';
import { DetectionProfiles } from '../adapters/detection-profiles.ts';
import { ActivityDetailQuery } from '../read/activities/activity-detail.query.ts';
import { ActivityCommands, type ActivityContext } from './activity-commands.ts';
import { ownedActivity } from './owned-activity.ts';
import { DetectAgain } from './redetect/detect-again.ts';
import { reapplySettings } from './reapply-settings.decision.ts';

/** Detects rides again on the stored track, with the parameters of another profile. */
export const ReapplySettingsCommand = slice(
  [ActivityCommands, DetectionProfiles, DetectAgain],
  (commands, profiles, detectAgain) =>
    async (
      context: ActivityContext,
      /** 0 for the system's parameters. */
      chosen: number,
    ) => {
      const { actor, urlHash } = context;
      const live = ownedActivity((await commands.load(urlHash)).state, actor);
      const profile = await profiles.parametersFor(actor, chosen);
      const { redetected } = await detectAgain.run(live, live.marks, profile);
      await commands.run(context, reapplySettings, { ...redetected, actor, askedBy: 'owner' });
    },
);

const ProfileChoice = Type.Object({
  setting_id: Type.Integer({ minimum: -1, errorMessage: 'Please select a profile' }),
});

@Controller('activities')
export class ReapplySettingsHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly details: ActivityDetailQuery,
  ) {}

  /** Answers with the whole activity. */
  @Expensive('detection')
  @Put(':url_hash/surf-setting')
  @Answers({ summary: 'Detect rides again with another profile', problems: [404, 409], 200: wholeActivity() })
  async reapply(
    @Context() context: CommandContext,
    @Param('url_hash') urlHash: string,
    @CheckedQuery(ProfileChoice) { setting_id: settingId }: Static<typeof ProfileChoice>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Readable> {
    await this.commands.execute(new ReapplySettingsCommand({ urlHash, ...context }, settingId));
    return this.details.answer(context.actor, urlHash, reply);
  }
}
