import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { settingsStream } from '../../events/setting-events.ts';
import { settings } from '../settings.ts';
import { chooseDefaultSetting, type ChooseDefaultSetting } from './choose-default-setting.command.ts';

export class ChooseDefaultSettingCommand {
  constructor(
    readonly actor: number,
    readonly setting: ChooseDefaultSetting,
    readonly correlation: string,
  ) {}
}

/** The position the read models have to reach. */
@CommandHandler(ChooseDefaultSettingCommand)
export class ChooseDefaultSettingHandler implements ICommandHandler<ChooseDefaultSettingCommand, bigint> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ actor, setting, correlation }: ChooseDefaultSettingCommand): Promise<bigint> {
    const { position } = await this.runner.run({
      aggregate: settings,
      stream: settingsStream(actor),
      decide: chooseDefaultSetting,
      command: setting,
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
    return position;
  }
}
