import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { RideIds } from '../../adapters/ride-ids.ts';
import { ActivityCommands } from '../activity-commands.ts';
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
    private readonly commands: ActivityCommands,
    private readonly rideIds: RideIds,
  ) {}

  async execute({ rideId, actor, correlation }: DeleteRideById): Promise<bigint> {
    const urlHash = await this.rideIds.activityOf(rideId);
    if (urlHash === undefined) throw notFound('Activity not found');
    const { position } = await this.commands.run({ urlHash, actor, correlation }, deleteRide, {
      actor,
      rideId,
    });
    return position;
  }
}
