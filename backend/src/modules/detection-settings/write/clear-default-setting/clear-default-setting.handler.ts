import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { settingsStream } from '../../events/setting-events.ts';
import { settings } from '../settings.ts';
import { clearDefaultSetting } from './clear-default-setting.command.ts';

export class ClearDefaultSettingCommand {
  constructor(
    readonly actor: number,
    readonly correlation: string,
  ) {}
}

/** The position the read models have to reach. */
@CommandHandler(ClearDefaultSettingCommand)
export class ClearDefaultSettingHandler implements ICommandHandler<ClearDefaultSettingCommand, bigint> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ actor, correlation }: ClearDefaultSettingCommand): Promise<bigint> {
    const { position } = await this.runner.run({
      aggregate: settings,
      stream: settingsStream(actor),
      decide: clearDefaultSetting,
      command: {},
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
    return position;
  }
}
