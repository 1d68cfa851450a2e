import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { settingsStream } from '../../events/setting-events.ts';
import { settings } from '../settings.ts';
import { deleteSetting, type DeleteSetting } from './delete-setting.command.ts';

export class DeleteSettingCommand {
  constructor(
    readonly actor: number,
    readonly setting: DeleteSetting,
    readonly correlation: string,
  ) {}
}

/** The position the read models have to reach. */
@CommandHandler(DeleteSettingCommand)
export class DeleteSettingHandler implements ICommandHandler<DeleteSettingCommand, bigint> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ actor, setting, correlation }: DeleteSettingCommand): Promise<bigint> {
    const { position } = await this.runner.run({
      aggregate: settings,
      stream: settingsStream(actor),
      decide: deleteSetting,
      command: setting,
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
    return position;
  }
}
