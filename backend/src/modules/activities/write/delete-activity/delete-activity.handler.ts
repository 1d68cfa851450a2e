import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { activityStream } from '../../events/activity-events.ts';
import { activity } from '../activity.ts';
import { deleteActivity } from './delete-activity.command.ts';

export class DeleteActivityByHash {
  constructor(
    readonly urlHash: string,
    readonly actor: number,
    readonly correlation: string,
  ) {}
}

/** The position the read models have to reach. The files go by an automation. */
@CommandHandler(DeleteActivityByHash)
export class DeleteActivityHandler implements ICommandHandler<DeleteActivityByHash, bigint> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ urlHash, actor, correlation }: DeleteActivityByHash): Promise<bigint> {
    const { position } = await this.runner.run({
      aggregate: activity,
      stream: activityStream(urlHash),
      decide: deleteActivity,
      command: { actor },
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
    return position;
  }
}
