import { Injectable } from '@nestjs/common';
import type { Automation } from '../../../kernel/automations/automation.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { accountOf } from '../../identity/index.ts';
import { SessionFiles } from '../adapters/files/session-files.ts';
import { UploadClaims } from '../adapters/files/upload-claims.ts';
import { deleteActivity } from '../write/delete-activity.decision.ts';
import { ActivityCommands } from '../write/activity-commands.ts';

/** Deletes all activities of the person. Idempotent, so it can run again after a crash. */
@Injectable()
export class WhenAccountErasedThenDeleteActivities implements Automation {
  readonly name = 'when_account_erased_then_delete_activities';
  readonly reactsTo = ['AccountErased'];

  constructor(
    private readonly commands: ActivityCommands,
    private readonly claims: UploadClaims,
    private readonly files: SessionFiles,
  ) {}

  async react(event: StoredEvent): Promise<void> {
    const actor = accountOf(event.stream);
    const { correlation } = event.metadata;
    for (const urlHash of await this.claims.ofOwner(actor)) {
      const { state } = await this.commands.load(urlHash);
      if (state.status !== 'live') continue;
      await this.commands.run({ urlHash, actor, correlation }, deleteActivity, { actor });
      await this.files.remove(urlHash, state.contentHash);
    }
  }
}
