import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DetectionProfiles } from '../../adapters/detection-profiles.ts';
import { ActivityCommands, type Asked } from '../activity-commands.ts';
import { ownedActivity } from '../activity.ts';
import { DetectAgain } from './detect-again.ts';
import { reapplySettings } from './reapply-settings.command.ts';

export class ReapplySettingsCommand {
  constructor(
    readonly asked: Asked,
    /** 0 for the system's parameters. */
    readonly settingId: number,
  ) {}
}

/** Detects again over the stored track; the position the read models have to reach. */
@CommandHandler(ReapplySettingsCommand)
export class ReapplySettingsCommandHandler implements ICommandHandler<ReapplySettingsCommand, bigint> {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly profiles: DetectionProfiles,
    private readonly detectAgain: DetectAgain,
  ) {}

  async execute({ asked, settingId: chosen }: ReapplySettingsCommand): Promise<bigint> {
    const { actor, urlHash } = asked;
    const live = ownedActivity((await this.commands.load(urlHash)).state, actor);
    const { settingId, parameters } = await this.profiles.parametersFor(actor, chosen);
    const again = await this.detectAgain.run(urlHash, live, parameters, live.marks);
    const command = { ...again, actor, parameters, settingId, askedBy: 'owner' } as const;
    const { position } = await this.commands.run(asked, reapplySettings, command);
    return position;
  }
}
