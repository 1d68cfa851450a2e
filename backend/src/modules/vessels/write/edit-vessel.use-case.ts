import { Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { decides } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { vesselsStream } from '../events/vessel-events.ts';
import { type Vessel, vessels } from '../vessels.aggregate.ts';
import { describeVessel, VesselAnswer, VesselBody } from '../vessel.schema.ts';
import { editVessel } from './edit-vessel.decision.ts';

export const EditVesselCommand = decides(vessels, vesselsStream, editVessel);

@Controller('surf-vessels')
export class EditVesselHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Put(':id')
  @Answers({ summary: 'Edit a vessel', 200: VesselAnswer, problems: [404] })
  async edit(
    @Context() context: CommandContext,
    @Param('id', idOr('Surf vessel not found')) vesselId: number,
    @JsonBody(VesselBody) body: VesselBody,
  ): Promise<Vessel> {
    const description = describeVessel(body);
    await this.commands.execute(new EditVesselCommand(context, { vesselId, ...description }));
    return { id: vesselId, ...description };
  }
}
