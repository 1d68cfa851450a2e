import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ActivityCommands, type Asked } from '../activity-commands.ts';
import { renameActivity } from './rename-activity.command.ts';

export class RenameActivityCommand {
  constructor(
    readonly asked: Asked,
    readonly name: string,
  ) {}
}

/** The position the read models have to reach. */
@CommandHandler(RenameActivityCommand)
export class RenameActivityCommandHandler implements ICommandHandler<RenameActivityCommand, bigint> {
  constructor(private readonly commands: ActivityCommands) {}

  async execute({ asked, name }: RenameActivityCommand): Promise<bigint> {
    const { position } = await this.commands.run(asked, renameActivity, { actor: asked.actor, name });
    return position;
  }
}
