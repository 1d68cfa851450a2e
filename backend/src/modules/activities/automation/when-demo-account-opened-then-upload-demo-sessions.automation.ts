import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Automation } from '../../../kernel/automations/automation.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import type { DemoAccountOpened } from '../../identity/index.ts';
import { LoadDemoActivitiesCommand } from '../write/load-demo-activities.use-case.ts';

/** Fills the demo account with simulated sessions. */
@Injectable()
export class WhenDemoAccountOpenedThenUploadDemoSessions implements Automation {
  readonly name = 'when_demo_account_opened_then_upload_demo_sessions';
  readonly reactsTo = ['DemoAccountOpened'];

  constructor(private readonly commands: CommandBus) {}

  async react(event: StoredEvent): Promise<void> {
    const { data, recordedAt } = event as StoredEvent<DemoAccountOpened>;
    await this.commands.execute(
      new LoadDemoActivitiesCommand({ actor: data.userId, correlation: event.id }, recordedAt),
    );
  }
}
