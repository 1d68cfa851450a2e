import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Automation } from '../../../kernel/automations/automation.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { urlHashOf } from '../events/activity-events.ts';
import { activitiesProjection } from '../read/activities/activities.projection.ts';
import { RecordingsQuery } from '../read/same-session/recordings.query.ts';
import { ActivityCommands } from '../write/activity-commands.ts';
import { count } from '../write/count-one-recording/count-one-recording.decision.ts';
import { CountOneRecordingCommand } from '../write/count-one-recording/count-one-recording.use-case.ts';

/** Of the recordings that were set aside in favor of a deleted one, the best counts from now on. */
@Injectable()
export class WhenActivityDeletedThenCountItsCopies implements Automation {
  readonly name = 'when_activity_deleted_then_count_its_copies';
  readonly readsFrom = [activitiesProjection.name];
  readonly reactsTo = ['ActivityDeleted'];

  constructor(
    private readonly commands: CommandBus,
    private readonly activities: ActivityCommands,
    private readonly recordings: RecordingsQuery,
  ) {}

  async react(event: StoredEvent): Promise<void> {
    const other = urlHashOf(event.stream);
    const copies = await this.recordings.copiesOf(other);
    for (const urlHash of copies) {
      const { state } = await this.activities.load(urlHash);
      if (state.status !== 'live') continue;
      const context = { urlHash, actor: state.owner, correlation: event.id };
      await this.activities.run(context, count, { because: 'other_deleted', other });
    }
    const [first] = copies;
    if (first !== undefined) await this.commands.execute(new CountOneRecordingCommand(first, event.id));
  }
}
