import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { CommandRunner, ownMetadata } from '../../../kernel/decider/command-runner.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { DATABASE } from '../../../platform/database/database.ts';
import { drawId } from '../../../platform/database/draw-ids.ts';
import { settingsStream } from '../events/setting-events.ts';
import {
  describeProfile,
  ProfileAnswer,
  profileAnswer,
  type ProfileDescription,
  SettingBody,
} from '../setting.schema.ts';
import { settings } from '../settings.aggregate.ts';
import { createSetting } from './create-setting.decision.ts';

/** Resolves to the setting's id. */
export const CreateSettingCommand = slice(
  [CommandRunner, DATABASE],
  (runner, database) => async (context: CommandContext, description: ProfileDescription) => {
    const settingId = await drawId(database, 'detection_settings.setting_id');
    await runner.run({
      aggregate: settings,
      stream: settingsStream(context.actor),
      decide: createSetting,
      command: { settingId, ...description },
      metadata: ownMetadata(context),
    });
    return settingId;
  },
);

@Controller('surf-settings')
export class CreateSettingHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Post()
  @Answers({ summary: 'Create a detection profile', 201: ProfileAnswer, problems: [409] })
  async create(
    @Context() context: CommandContext,
    @JsonBody(SettingBody) body: SettingBody,
  ): Promise<ProfileAnswer> {
    const description = describeProfile(body);
    const settingId = await this.commands.execute(new CreateSettingCommand(context, description));
    return profileAnswer({ id: settingId, ...description });
  }
}
