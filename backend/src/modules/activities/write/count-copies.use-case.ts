import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SessionCounted } from '../events/copy-events.ts';
import { RecordingsQuery } from '../read/recordings.query.ts';
import { ActivityCommands } from './activity-commands.ts';
import { count } from './count-one-recording.decision.ts';
import { CountOneRecordingCommand } from './count-one-recording.use-case.ts';

export class CountCopiesCommand extends Command<void> {
  constructor(
    readonly other: string,
    readonly because: SessionCounted['data']['because'],
    readonly correlation: string,
  ) {
    super();
  }
}

/** Counts the recordings that were set aside in favor of another one, and sets aside all but the best of them. */
@CommandHandler(CountCopiesCommand)
export class CountCopiesHandler implements ICommandHandler<CountCopiesCommand> {
  constructor(
    private readonly bus: CommandBus,
    private readonly commands: ActivityCommands,
    private readonly recordings: RecordingsQuery,
  ) {}

  async execute({ other, because, correlation }: CountCopiesCommand): Promise<void> {
    const copies = await this.recordings.copiesOf(other);
    for (const urlHash of copies) {
      const { state } = await this.commands.load(urlHash);
      if (state.status !== 'live') continue;
      const context = { urlHash, actor: state.owner, correlation };
      await this.commands.run(context, count, { because, other });
    }
    const [first] = copies;
    if (first !== undefined) await this.bus.execute(new CountOneRecordingCommand(first, correlation));
  }
}
