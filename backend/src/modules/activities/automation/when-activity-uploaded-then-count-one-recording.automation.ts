import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Automation } from '../../../kernel/automations/automation.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { urlHashOf } from '../events/activity-events.ts';
import { activitiesProjection } from '../read/activities/activities.projection.ts';
import { CountOneRecordingCommand } from '../write/count-one-recording.use-case.ts';

/**
 * Repeats what the upload itself did, for uploads that ended in between and for two recordings that were uploaded at the
 * same time: reactions follow each other, and each sees all earlier activities.
 */
@Injectable()
export class WhenActivityUploadedThenCountOneRecording implements Automation {
  readonly name = 'when_activity_uploaded_then_count_one_recording';
  readonly readsFrom = [activitiesProjection.name];
  readonly reactsTo = ['ActivityUploaded', 'CountedAsSurfing'];

  constructor(private readonly commands: CommandBus) {}

  async react(event: StoredEvent): Promise<void> {
    await this.commands.execute(new CountOneRecordingCommand(urlHashOf(event.stream), event.id));
  }
}
