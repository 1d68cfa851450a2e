import { Injectable } from '@nestjs/common';
import type { Automation } from '../../../kernel/automations/automation.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { SessionFiles } from '../adapters/session-files.ts';
import type { ActivityDeleted } from '../events/activity-deleted.ts';

const STREAM_PREFIX = 'activity-';

@Injectable()
export class WhenActivityDeletedThenLetGoOfFiles implements Automation {
  readonly name = 'when_activity_deleted_then_let_go_of_files';
  readonly reactsTo = ['ActivityDeleted'];

  constructor(private readonly files: SessionFiles) {}

  async react(event: StoredEvent): Promise<void> {
    const deleted = event as StoredEvent<ActivityDeleted>;
    await this.files.letGo(deleted.stream.slice(STREAM_PREFIX.length), deleted.data.contentHash);
  }
}
