import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { RideIds } from '../../adapters/ride-ids.ts';
import { activityStream } from '../../events/activity-events.ts';
import { activity } from '../activity.ts';
import { deleteRide } from './delete-ride.command.ts';

export class DeleteRideById {
  constructor(
    readonly rideId: number,
    readonly actor: number,
    readonly correlation: string,
  ) {}
}

/** The position the read models have to reach. */
@CommandHandler(DeleteRideById)
export class DeleteRideHandler implements ICommandHandler<DeleteRideById, bigint> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly rideIds: RideIds,
  ) {}

  async execute({ rideId, actor, correlation }: DeleteRideById): Promise<bigint> {
    const urlHash = await this.rideIds.activityOf(rideId);
    if (urlHash === undefined) throw notFound('Activity not found');
    const { position } = await this.runner.run({
      aggregate: activity,
      stream: activityStream(urlHash),
      decide: deleteRide,
      command: { actor, rideId },
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
    return position;
  }
}
