import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Automation } from '../../../kernel/automations/automation.ts';
import { BLOB_STORE, type BlobStore } from '../../../kernel/blobs/blob-store.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import type { DemoAccountOpened } from '../../identity/index.ts';
import { DemoSessions } from '../adapters/demo-sessions.ts';
import { UploadActivityCommand } from '../write/upload-activity/upload-activity.use-case.ts';

/** Fills the demo account with simulated sessions. Idempotent, because the same time gives the same files. */
@Injectable()
export class WhenDemoAccountOpenedThenUploadDemoSessions implements Automation {
  readonly name = 'when_demo_account_opened_then_upload_demo_sessions';
  readonly reactsTo = ['DemoAccountOpened'];

  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: DemoSessions,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
  ) {}

  async react(event: StoredEvent): Promise<void> {
    const { data, recordedAt } = event as StoredEvent<DemoAccountOpened>;
    for (const session of this.sessions.before(recordedAt)) {
      const file = session.file();
      const original = await this.blobs.stage(Readable.from([file]), file.byteLength);
      await this.commands.execute(
        new UploadActivityCommand(
          {
            owner: data.userId,
            original,
            fileName: session.fileName,
            surfType: session.surfType,
            settingId: undefined,
            source: 'MANUAL',
            sourceId: null,
            name: session.name,
            isDemo: true,
          },
          event.id,
        ),
      );
    }
  }
}
