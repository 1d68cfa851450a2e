import { Controller, Param, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/actor.ts';
import { AfterProjection } from '../../../../kernel/http/after-projection.ts';
import { JsonBody } from '../../../../kernel/http/json-body.ts';
import { idOr } from '../../../../kernel/http/path-id.ts';
import { describeVessel, VesselBody } from '../vessel.schema.ts';
import { EditVesselCommand } from './edit-vessel.handler.ts';

@Controller('surf-vessels')
export class EditVesselHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Put(':id')
  async edit(
    @Actor() actor: ActorIdentity,
    @Param('id', idOr('Surf vessel not found')) vesselId: number,
    @JsonBody(VesselBody) body: VesselBody,
    @Req() request: FastifyRequest,
  ) {
    const description = describeVessel(body);
    const position = await this.commands.execute<EditVesselCommand, bigint>(
      new EditVesselCommand(actor.id, { vesselId, ...description }, request.id),
    );
    await this.afterProjection.reached(position, ['vessels']);
    return { id: vesselId, ...description };
  }
}
