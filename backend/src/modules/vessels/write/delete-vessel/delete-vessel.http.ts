import { Controller, Delete, HttpCode, Param, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/actor.ts';
import { AfterProjection } from '../../../../kernel/http/after-projection.ts';
import { idOr } from '../../../../kernel/http/path-id.ts';
import { DeleteVesselCommand } from './delete-vessel.handler.ts';

@Controller('surf-vessels')
export class DeleteVesselHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Delete(':id')
  @HttpCode(204)
  async delete(
    @Actor() actor: ActorIdentity,
    @Param('id', idOr('Surf vessel not found')) vesselId: number,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const command = new DeleteVesselCommand(actor.id, { vesselId }, request.id);
    const position = await this.commands.execute<DeleteVesselCommand, bigint>(command);
    await this.afterProjection.reached(position, ['vessels']);
  }
}
