import { Controller, Delete, Param, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { decides } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { vesselsStream } from '../events/vessel-events.ts';
import { vessels } from '../vessels.aggregate.ts';
import { deleteVessel } from './delete-vessel.decision.ts';

export const DeleteVesselCommand = decides(vessels, vesselsStream, deleteVessel);

@Controller('surf-vessels')
export class DeleteVesselHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Delete(':id')
  @Answers({ summary: 'Delete a vessel', 204: NO_CONTENT, problems: [404] })
  async delete(
    @Actor() actor: ActorIdentity,
    @Param('id', idOr('Surf vessel not found')) vesselId: number,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.commands.execute(new DeleteVesselCommand(actor.id, { vesselId }, request.id));
  }
}
