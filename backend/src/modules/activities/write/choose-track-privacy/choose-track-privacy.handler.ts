import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ActivityCommands, type Asked } from '../activity-commands.ts';
import type { TrackPrivacy } from '../activity.ts';
import { chooseTrackPrivacy } from './choose-track-privacy.command.ts';

export class ChooseTrackPrivacyCommand {
  constructor(
    readonly asked: Asked,
    readonly privacy: TrackPrivacy,
  ) {}
}

/** The position the read models have to reach. */
@CommandHandler(ChooseTrackPrivacyCommand)
export class ChooseTrackPrivacyCommandHandler implements ICommandHandler<ChooseTrackPrivacyCommand, bigint> {
  constructor(private readonly commands: ActivityCommands) {}

  async execute({ asked, privacy }: ChooseTrackPrivacyCommand): Promise<bigint> {
    const { position } = await this.commands.run(asked, chooseTrackPrivacy, { actor: asked.actor, privacy });
    return position;
  }
}
