import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ActivityCommands, type CommandContext } from '../activity-commands.ts';
import { unshareActivity } from './unshare-activity.decision.ts';

/** Resolves to the position that read models must reach. */
export class UnshareActivityCommand extends Command<bigint> {
  constructor(readonly context: CommandContext) {
    super();
  }
}

@CommandHandler(UnshareActivityCommand)
export class UnshareActivityHandler implements ICommandHandler<UnshareActivityCommand> {
  constructor(private readonly commands: ActivityCommands) {}

  async execute({ context }: UnshareActivityCommand) {
    const { position } = await this.commands.run(context, unshareActivity, { actor: context.actor });
    return position;
  }
}
