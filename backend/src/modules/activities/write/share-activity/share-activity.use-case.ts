import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CONFIG, type Config } from '../../../../kernel/config/config.ts';
import { OwnerRecords } from '../../adapters/owner-records.ts';
import { ActivityCommands, type CommandContext } from '../activity-commands.ts';
import { shareActivity } from './share-activity.decision.ts';

/** Resolves to the position that read models must reach. */
export class ShareActivityCommand extends Command<bigint> {
  constructor(
    readonly context: CommandContext,
    readonly stravaConfirmed: boolean,
  ) {
    super();
  }
}

@CommandHandler(ShareActivityCommand)
export class ShareActivityHandler implements ICommandHandler<ShareActivityCommand> {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly owners: OwnerRecords,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ context, stravaConfirmed }: ShareActivityCommand) {
    const { position } = await this.commands.run(context, shareActivity, {
      actor: context.actor,
      hasUsername: await this.owners.hasUsername(context.actor),
      stravaConfirmed,
      stravaSharingAllowed: this.config.strava.sharing,
    });
    return position;
  }
}
