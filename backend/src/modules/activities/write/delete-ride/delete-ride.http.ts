import { Controller, Delete, HttpCode, Param, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { idOr } from '../../../../kernel/http/requests/parameters.ts';
import { DeleteRideById } from './delete-ride.handler.ts';

/** A ride of travelling waves and an attempt on a standing wave are struck the same way. */
@Controller(['rides', 'attempts'])
export class DeleteRideHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Delete(':id')
  @HttpCode(204)
  async delete(
    @Actor() actor: ActorIdentity,
    @Param('id', idOr('Activity not found')) rideId: number,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const command = new DeleteRideById(rideId, actor.id, request.id);
    const position = await this.commands.execute<DeleteRideById, bigint>(command);
    await this.afterProjection.reached(position, ['activities']);
  }
}
