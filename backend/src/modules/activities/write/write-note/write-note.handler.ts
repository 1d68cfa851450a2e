import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ActivityCommands, type Asked } from '../activity-commands.ts';
import { writeNote } from './write-note.command.ts';

export class WriteNoteCommand {
  constructor(
    readonly asked: Asked,
    readonly note: string,
  ) {}
}

/** The position the read models have to reach. */
@CommandHandler(WriteNoteCommand)
export class WriteNoteCommandHandler implements ICommandHandler<WriteNoteCommand, bigint> {
  constructor(private readonly commands: ActivityCommands) {}

  async execute({ asked, note }: WriteNoteCommand): Promise<bigint> {
    const { position } = await this.commands.run(asked, writeNote, { actor: asked.actor, note });
    return position;
  }
}
