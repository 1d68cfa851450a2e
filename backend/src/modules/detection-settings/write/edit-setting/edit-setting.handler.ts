import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { settingsStream } from '../../events/setting-events.ts';
import { settings } from '../settings.ts';
import { editSetting, type EditSetting } from './edit-setting.command.ts';

export class EditSettingCommand {
  constructor(
    readonly actor: number,
    readonly setting: EditSetting,
    readonly correlation: string,
  ) {}
}

/** The position the read models have to reach. */
@CommandHandler(EditSettingCommand)
export class EditSettingHandler implements ICommandHandler<EditSettingCommand, bigint> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ actor, setting, correlation }: EditSettingCommand): Promise<bigint> {
    const { position } = await this.runner.run({
      aggregate: settings,
      stream: settingsStream(actor),
      decide: editSetting,
      command: setting,
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
    return position;
  }
}
