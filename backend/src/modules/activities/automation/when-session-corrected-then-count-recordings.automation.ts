import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Automation } from '../../../kernel/automations/automation.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { urlHashOf } from '../events/activity-events.ts';
import { activitiesProjection } from '../read/activities/activities.projection.ts';
import { CountCopiesCommand } from '../write/count-copies.use-case.ts';
import { CountOneRecordingCommand } from '../write/count-one-recording.use-case.ts';

/**
 * Recordings of one session have one surf type and one time: others count again, and the changed one meets those of its
 * new type or time.
 */
@Injectable()
export class WhenSessionCorrectedThenCountRecordings implements Automation {
  readonly name = 'when_session_corrected_then_count_recordings';
  readonly readsFrom = [activitiesProjection.name];
  readonly reactsTo = ['SurfTypeChanged', 'StartCorrected'];

  constructor(private readonly commands: CommandBus) {}

  async react(event: StoredEvent): Promise<void> {
    const urlHash = urlHashOf(event.stream);
    const because = event.type === 'StartCorrected' ? 'other_time' : 'other_surf_type';
    await this.commands.execute(new CountCopiesCommand(urlHash, because, event.id));
    await this.commands.execute(new CountOneRecordingCommand(urlHash, event.id));
  }
}
