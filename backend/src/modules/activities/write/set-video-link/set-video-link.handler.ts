import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ActivityCommands, type Asked } from '../activity-commands.ts';
import { setVideoLink } from './set-video-link.command.ts';

export class SetVideoLinkCommand {
  constructor(
    readonly asked: Asked,
    readonly link: string | null,
  ) {}
}

/** The position the read models have to reach. */
@CommandHandler(SetVideoLinkCommand)
export class SetVideoLinkCommandHandler implements ICommandHandler<SetVideoLinkCommand, bigint> {
  constructor(private readonly commands: ActivityCommands) {}

  async execute({ asked, link }: SetVideoLinkCommand): Promise<bigint> {
    const { position } = await this.commands.run(asked, setVideoLink, { actor: asked.actor, link });
    return position;
  }
}
