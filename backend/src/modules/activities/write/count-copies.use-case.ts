import { CommandBus } from '@nestjs/cqrs';
import { slice } from '../../../kernel/slices.ts';
import type { SessionCounted } from '../events/copy-events.ts';
import { RecordingsQuery } from '../read/recordings.query.ts';
import { ActivityCommands } from './activity-commands.ts';
import { count } from './count-one-recording.decision.ts';
import { CountOneRecordingCommand } from './count-one-recording.use-case.ts';

/** Counts the recordings that were set aside in favor of another one, and sets aside all but the best of them. */
export const CountCopiesCommand = slice(
  [CommandBus, ActivityCommands, RecordingsQuery],
  (bus, commands, recordings) =>
    async (other: string, because: SessionCounted['data']['because'], correlation: string) => {
      const copies = await recordings.copiesOf(other);
      for (const urlHash of copies) {
        const { state } = await commands.load(urlHash);
        if (state.status !== 'live') continue;
        const context = { urlHash, actor: state.owner, correlation };
        await commands.run(context, count, { because, other });
      }
      const [first] = copies;
      if (first !== undefined) await bus.execute(new CountOneRecordingCommand(first, correlation));
    },
);
