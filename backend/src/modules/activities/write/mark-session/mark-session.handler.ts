import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DetectionProfiles } from '../../adapters/detection-profiles.ts';
import type { Mark } from '../../events/session-marked.ts';
import { ActivityCommands, type Asked } from '../activity-commands.ts';
import { ownedActivity } from '../activity.ts';
import { DetectAgain } from '../reapply-settings/detect-again.ts';
import { markSession } from './mark-session.command.ts';

export class MarkSessionCommand {
  constructor(
    readonly asked: Asked,
    readonly marks: readonly Mark[],
  ) {}
}

/** Detects again with the marks, by the parameters in use; the position the read models have to reach. */
@CommandHandler(MarkSessionCommand)
export class MarkSessionCommandHandler implements ICommandHandler<MarkSessionCommand, bigint> {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly profiles: DetectionProfiles,
    private readonly detectAgain: DetectAgain,
  ) {}

  async execute({ asked, marks }: MarkSessionCommand): Promise<bigint> {
    const { actor, urlHash } = asked;
    const live = ownedActivity((await this.commands.load(urlHash)).state, actor);
    const defaults = await this.profiles.parametersFor(actor, undefined);
    const { settingId } = live.detected;
    const parameters = live.detected.parameters ?? defaults.parameters;
    const again = await this.detectAgain.run(urlHash, live, parameters, marks);
    const reapplied = { ...again, parameters, settingId, askedBy: 'owner' } as const;
    const { position } = await this.commands.run(asked, markSession, { actor, marks, reapplied });
    return position;
  }
}
