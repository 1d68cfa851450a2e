import { Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { decides } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { settingsStream } from '../events/setting-events.ts';
import { ProfileAnswer, profileAnswer, SettingBody, describeProfile } from '../setting.schema.ts';
import { settings } from '../settings.aggregate.ts';
import { editSetting } from './edit-setting.decision.ts';

export const EditSettingCommand = decides(settings, settingsStream, editSetting);

@Controller('surf-settings')
export class EditSettingHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Put(':id')
  @Answers({ summary: 'Edit a detection profile', 200: ProfileAnswer, problems: [404, 409] })
  async edit(
    @Context() context: CommandContext,
    @Param('id', idOr('Surf setting not found')) id: number,
    @JsonBody(SettingBody) body: SettingBody,
  ): Promise<ProfileAnswer> {
    const profile = { id, ...describeProfile(body) };
    await this.commands.execute(new EditSettingCommand(context, profile));
    return profileAnswer(profile);
  }
}
