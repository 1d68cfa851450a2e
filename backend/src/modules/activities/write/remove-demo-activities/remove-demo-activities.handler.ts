import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UploadClaims } from '../../adapters/upload-claims.ts';
import { ActivityCommands } from '../activity-commands.ts';
import { removeDemoActivity } from './remove-demo-activity.command.ts';

export class RemoveDemoActivities {
  constructor(
    readonly actor: number,
    readonly correlation: string,
  ) {}
}

export interface RemovedDemoActivities {
  readonly removed: number;
  readonly position: bigint;
}

/** Deletes every activity of the person that is labelled as demo, and no other. */
@CommandHandler(RemoveDemoActivities)
export class RemoveDemoActivitiesHandler implements ICommandHandler<
  RemoveDemoActivities,
  RemovedDemoActivities
> {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly claims: UploadClaims,
  ) {}

  async execute({ actor, correlation }: RemoveDemoActivities): Promise<RemovedDemoActivities> {
    let removed = 0;
    let position = 0n;
    for (const urlHash of await this.claims.ofOwner(actor)) {
      const outcome = await this.commands.run({ urlHash, actor, correlation }, removeDemoActivity, { actor });
      removed += outcome.events.length;
      if (outcome.position > position) position = outcome.position;
    }
    return { removed, position };
  }
}
