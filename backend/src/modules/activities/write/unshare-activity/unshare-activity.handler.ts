import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ActivityCommands, type Asked } from '../activity-commands.ts';
import { unshareActivity } from './unshare-activity.command.ts';

export class UnshareActivityCommand {
  constructor(readonly asked: Asked) {}
}

/** The position the read models have to reach. */
@CommandHandler(UnshareActivityCommand)
export class UnshareActivityCommandHandler implements ICommandHandler<UnshareActivityCommand, bigint> {
  constructor(private readonly commands: ActivityCommands) {}

  async execute({ asked }: UnshareActivityCommand): Promise<bigint> {
    const { position } = await this.commands.run(asked, unshareActivity, { actor: asked.actor });
    return position;
  }
}
