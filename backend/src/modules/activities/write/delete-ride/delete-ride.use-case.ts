import { Controller, Delete, Param, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { Answers, NO_CONTENT } from '../../../../kernel/http/openapi/answers.ts';
import { idOr } from '../../../../kernel/http/requests/parameters.ts';
import { RideIds } from '../../adapters/ride-ids.ts';
import { ActivityCommands } from '../activity-commands.ts';
import { deleteRide } from './delete-ride.decision.ts';

export class DeleteRideCommand extends Command<void> {
  constructor(
    readonly rideId: number,
    readonly actor: number,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteRideCommand)
export class DeleteRideHandler implements ICommandHandler<DeleteRideCommand> {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly rideIds: RideIds,
  ) {}

  async execute({ rideId, actor, correlation }: DeleteRideCommand) {
    const urlHash = await this.rideIds.activityOf(rideId);
    if (urlHash === undefined) throw notFound('Activity not found');
    const context = { urlHash, actor, correlation };
    await this.commands.run(context, deleteRide, { actor, rideId });
  }
}

/** Rides of traveling waves and attempts on a standing wave share their ids and this use case. */
@Controller(['rides', 'attempts'])
export class DeleteRideHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Delete(':id')
  @Answers({ summary: 'Delete a ride or attempt', problems: [404, 409], 204: NO_CONTENT })
  async delete(
    @Actor() actor: ActorIdentity,
    @Param('id', idOr('Activity not found')) rideId: number,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.commands.execute(new DeleteRideCommand(rideId, actor.id, request.id));
  }
}
