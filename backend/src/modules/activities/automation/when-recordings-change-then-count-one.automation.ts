import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Automation } from '../../../kernel/automations/automation.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import type { SessionCounted } from '../events/copy-events.ts';
import { urlHashOf } from '../events/activity-events.ts';
import { activitiesProjection } from '../read/activities/activities.projection.ts';
import { CountCopiesCommand } from '../write/count-copies.use-case.ts';
import { CountOneRecordingCommand } from '../write/count-one-recording.use-case.ts';

/** What a change of an activity means for those that were set aside in favor of it. */
const FREES_COPIES: Readonly<Record<string, SessionCounted['data']['because']>> = {
  ActivityDeleted: 'other_deleted',
  SurfTypeChanged: 'other_surf_type',
  StartCorrected: 'other_time',
};

/**
 * Of the recordings of one session, which have one time and one surf type, the best counts. An upload has counted by
 * itself; this repeats it for uploads that ended in between and for two that came at the same time: reactions follow
 * each other, and each sees all earlier activities.
 */
@Injectable()
export class WhenRecordingsChangeThenCountOne implements Automation {
  readonly name = 'when_recordings_change_then_count_one';
  readonly readsFrom = [activitiesProjection.name];
  readonly reactsTo = [
    'ActivityUploaded',
    'CountedAsSurfing',
    'SurfTypeChanged',
    'StartCorrected',
    'ActivityDeleted',
  ];

  constructor(private readonly commands: CommandBus) {}

  async react(event: StoredEvent): Promise<void> {
    const urlHash = urlHashOf(event.stream);
    const because = FREES_COPIES[event.type];
    if (because !== undefined)
      await this.commands.execute(new CountCopiesCommand(urlHash, because, event.id));
    if (event.type === 'ActivityDeleted') return;
    await this.commands.execute(new CountOneRecordingCommand(urlHash, event.id));
  }
}
