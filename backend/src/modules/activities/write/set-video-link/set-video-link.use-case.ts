import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ActivityCommands, type CommandContext } from '../activity-commands.ts';
import { setVideoLink } from './set-video-link.decision.ts';

/** Resolves to the position that read models must reach. */
export class SetVideoLinkCommand extends Command<bigint> {
  constructor(
    readonly context: CommandContext,
    readonly link: string | null,
  ) {
    super();
  }
}

@CommandHandler(SetVideoLinkCommand)
export class SetVideoLinkHandler implements ICommandHandler<SetVideoLinkCommand> {
  constructor(private readonly commands: ActivityCommands) {}

  async execute({ context, link }: SetVideoLinkCommand) {
    const { position } = await this.commands.run(context, setVideoLink, { actor: context.actor, link });
    return position;
  }
}
