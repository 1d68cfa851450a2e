import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { OwnerRecords } from '../adapters/owner-records.ts';
import { ActivityCommands, type CommandContext } from './activity-commands.ts';
import { shareActivity, unshareActivity } from './share-activity.decision.ts';

export class ShareActivityCommand extends Command<void> {
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
    await this.commands.run(context, shareActivity, {
      actor: context.actor,
      hasUsername: await this.owners.hasUsername(context.actor),
      stravaConfirmed,
      stravaSharingAllowed: this.config.strava.sharing,
    });
  }
}

export class UnshareActivityCommand extends Command<void> {
  constructor(readonly context: CommandContext) {
    super();
  }
}

@CommandHandler(UnshareActivityCommand)
export class UnshareActivityHandler implements ICommandHandler<UnshareActivityCommand> {
  constructor(private readonly commands: ActivityCommands) {}

  async execute({ context }: UnshareActivityCommand) {
    await this.commands.run(context, unshareActivity, { actor: context.actor });
  }
}
