import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CONFIG, type Config } from '../../../../kernel/config/config.ts';
import { Usernames } from '../../adapters/usernames.ts';
import { ActivityCommands, type Asked } from '../activity-commands.ts';
import { shareActivity } from './share-activity.command.ts';

export class ShareActivityCommand {
  constructor(
    readonly asked: Asked,
    readonly stravaConfirmed: boolean,
  ) {}
}

/** The position the read models have to reach. */
@CommandHandler(ShareActivityCommand)
export class ShareActivityCommandHandler implements ICommandHandler<ShareActivityCommand, bigint> {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly usernames: Usernames,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ asked, stravaConfirmed }: ShareActivityCommand): Promise<bigint> {
    const { position } = await this.commands.run(asked, shareActivity, {
      actor: asked.actor,
      hasUsername: await this.usernames.isChosen(asked.actor),
      stravaConfirmed,
      stravaSharingAllowed: this.config.strava.sharing,
    });
    return position;
  }
}
