import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ActivityCommands, type Asked } from '../activity-commands.ts';
import { deleteActivity } from './delete-activity.command.ts';

export class DeleteActivityCommand {
  constructor(readonly asked: Asked) {}
}

/** The position the read models have to reach. */
@CommandHandler(DeleteActivityCommand)
export class DeleteActivityCommandHandler implements ICommandHandler<DeleteActivityCommand, bigint> {
  constructor(private readonly commands: ActivityCommands) {}

  async execute({ asked }: DeleteActivityCommand): Promise<bigint> {
    const { position } = await this.commands.run(asked, deleteActivity, { actor: asked.actor });
    return position;
  }
}
