import { Controller, Delete, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { decides } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { settingsStream } from '../events/setting-events.ts';
import { DefaultSettingAnswer } from '../setting.schema.ts';
import { settings } from '../settings.aggregate.ts';
import { chooseDefaultSetting, clearDefaultSetting } from './default-setting.decision.ts';

export const ChooseDefaultSettingCommand = decides(settings, settingsStream, chooseDefaultSetting);

export const ClearDefaultSettingCommand = decides(settings, settingsStream, clearDefaultSetting);

@Controller('users/me/default-setting')
export class ChooseDefaultSettingHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Put(':id')
  @Answers({ summary: 'Choose the default profile', 200: DefaultSettingAnswer, problems: [404] })
  async choose(
    @Context() context: CommandContext,
    @Param('id', idOr('Surf setting not found')) settingId: number,
  ): Promise<DefaultSettingAnswer> {
    await this.commands.execute(new ChooseDefaultSettingCommand(context, { settingId }));
    return { id: settingId };
  }
}

@Controller('users/me/default-setting')
export class ClearDefaultSettingHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Delete()
  @Answers({ summary: 'Use no profile by default', 204: NO_CONTENT })
  async clear(@Context() context: CommandContext): Promise<void> {
    await this.commands.execute(new ClearDefaultSettingCommand(context, {}));
  }
}
