import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { SettingIds } from '../../adapters/setting-ids.ts';
import type { Parameters } from '../../events/parameters.ts';
import { settingsStream } from '../../events/setting-events.ts';
import { settings } from '../settings.ts';
import { createSetting } from './create-setting.command.ts';

export class CreateSettingCommand {
  constructor(
    readonly actor: number,
    readonly name: string,
    readonly parameters: Parameters,
    readonly correlation: string,
  ) {}
}

export interface CreatedSetting {
  readonly settingId: number;
  readonly position: bigint;
}

@CommandHandler(CreateSettingCommand)
export class CreateSettingHandler implements ICommandHandler<CreateSettingCommand, CreatedSetting> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly ids: SettingIds,
  ) {}

  async execute({ actor, name, parameters, correlation }: CreateSettingCommand): Promise<CreatedSetting> {
    const settingId = await this.ids.draw();
    const { position } = await this.runner.run({
      aggregate: settings,
      stream: settingsStream(actor),
      decide: createSetting,
      command: { settingId, name, parameters },
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
    return { settingId, position };
  }
}
