import { Injectable } from '@nestjs/common';
import type { Automation } from '../../../kernel/automations/automation.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { SessionFiles } from '../adapters/files/session-files.ts';
import { urlHashOf } from '../events/activity-events.ts';
import type { ActivityDeleted } from '../events/upload-events.ts';

@Injectable()
export class WhenActivityDeletedThenRemoveFiles implements Automation {
  /** Stored with the checkpoint, so a new name would start over. */
  readonly name = 'when_activity_deleted_then_let_go_of_files';
  readonly reactsTo = ['ActivityDeleted'];

  constructor(private readonly files: SessionFiles) {}

  async react(event: StoredEvent): Promise<void> {
    const deleted = event as StoredEvent<ActivityDeleted>;
    await this.files.remove(urlHashOf(deleted.stream), deleted.data.contentHash);
  }
}
