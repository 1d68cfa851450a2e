import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ActivityCommands, type CommandContext } from '../activity-commands.ts';
import { renameActivity } from './rename-activity.decision.ts';

/** Resolves to the position that read models must reach. */
export class RenameActivityCommand extends Command<bigint> {
  constructor(
    readonly context: CommandContext,
    readonly name: string,
  ) {
    super();
  }
}

@CommandHandler(RenameActivityCommand)
export class RenameActivityHandler implements ICommandHandler<RenameActivityCommand> {
  constructor(private readonly commands: ActivityCommands) {}

  async execute({ context, name }: RenameActivityCommand) {
    const { position } = await this.commands.run(context, renameActivity, { actor: context.actor, name });
    return position;
  }
}
