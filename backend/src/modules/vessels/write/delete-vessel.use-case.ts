import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { decides } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
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
    @Context() context: CommandContext,
    @Param('id', idOr('Surf vessel not found')) vesselId: number,
  ): Promise<void> {
    await this.commands.execute(new DeleteVesselCommand(context, { vesselId }));
  }
}
