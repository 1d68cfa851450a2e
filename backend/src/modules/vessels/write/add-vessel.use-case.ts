import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { CommandRunner, ownMetadata } from '../../../kernel/decider/command-runner.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { DATABASE } from '../../../platform/database/database.ts';
import { drawId } from '../../../platform/database/draw-ids.ts';
import { vesselsStream } from '../events/vessel-events.ts';
import { type Vessel, vessels } from '../vessels.aggregate.ts';
import { describeVessel, VesselAnswer, VesselBody, type VesselDescription } from '../vessel.schema.ts';
import { addVessel } from './add-vessel.decision.ts';

/** Resolves to the vessel's id. */
export const AddVesselCommand = slice(
  [CommandRunner, DATABASE],
  (runner, database) => async (context: CommandContext, description: VesselDescription) => {
    const vesselId = await drawId(database, 'vessels.vessel_id');
    await runner.run({
      aggregate: vessels,
      stream: vesselsStream(context.actor),
      decide: addVessel,
      command: { vesselId, ...description },
      metadata: ownMetadata(context),
    });
    return vesselId;
  },
);

@Controller('surf-vessels')
export class AddVesselHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Post()
  @Answers({ summary: 'Add a vessel', 201: VesselAnswer, problems: [409] })
  async add(@Context() context: CommandContext, @JsonBody(VesselBody) body: VesselBody): Promise<Vessel> {
    const description = describeVessel(body);
    const vesselId = await this.commands.execute(new AddVesselCommand(context, description));
    return { id: vesselId, ...description };
  }
}
