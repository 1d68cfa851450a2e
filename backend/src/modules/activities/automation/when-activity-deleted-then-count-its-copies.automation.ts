import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Automation } from '../../../kernel/automations/automation.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { urlHashOf } from '../events/activity-events.ts';
import { activitiesProjection } from '../read/activities/activities.projection.ts';
import { CountCopiesCommand } from '../write/count-copies.use-case.ts';

/** Of the recordings that were set aside in favor of a deleted one, the best counts from now on. */
@Injectable()
export class WhenActivityDeletedThenCountItsCopies implements Automation {
  readonly name = 'when_activity_deleted_then_count_its_copies';
  readonly readsFrom = [activitiesProjection.name];
  readonly reactsTo = ['ActivityDeleted'];

  constructor(private readonly commands: CommandBus) {}

  async react(event: StoredEvent): Promise<void> {
    await this.commands.execute(new CountCopiesCommand(urlHashOf(event.stream), 'other_deleted', event.id));
  }
}
