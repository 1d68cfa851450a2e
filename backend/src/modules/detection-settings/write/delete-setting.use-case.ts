import { Controller, Delete, Param, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { settingsStream } from '../events/setting-events.ts';
import { settings } from '../settings.aggregate.ts';
import { deleteSetting, type DeleteSetting } from './delete-setting.decision.ts';

export class DeleteSettingCommand extends Command<void> {
  constructor(
    readonly actor: number,
    readonly setting: DeleteSetting,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteSettingCommand)
export class DeleteSettingHandler implements ICommandHandler<DeleteSettingCommand> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ actor, setting, correlation }: DeleteSettingCommand): Promise<void> {
    await this.runner.run({
      aggregate: settings,
      stream: settingsStream(actor),
      decide: deleteSetting,
      command: setting,
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
  }
}

@Controller('surf-settings')
export class DeleteSettingHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Delete(':id')
  @Answers({ summary: 'Delete a detection profile', 204: NO_CONTENT, problems: [404] })
  async delete(
    @Actor() actor: ActorIdentity,
    @Param('id', idOr('Surf setting not found')) settingId: number,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.commands.execute(new DeleteSettingCommand(actor.id, { settingId }, request.id));
  }
}
