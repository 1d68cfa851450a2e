import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { decides } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { settingsStream } from '../events/setting-events.ts';
import { settings } from '../settings.aggregate.ts';
import { deleteSetting } from './delete-setting.decision.ts';

export const DeleteSettingCommand = decides(settings, settingsStream, deleteSetting);

@Controller('surf-settings')
export class DeleteSettingHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Delete(':id')
  @Answers({ summary: 'Delete a detection profile', 204: NO_CONTENT, problems: [404] })
  async delete(
    @Context() context: CommandContext,
    @Param('id', idOr('Surf setting not found')) settingId: number,
  ): Promise<void> {
    await this.commands.execute(new DeleteSettingCommand(context, { settingId }));
  }
}
