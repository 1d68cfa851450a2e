import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { VesselIds } from '../../adapters/vessel-ids.ts';
import type { VesselDescription } from '../../events/vessel-description.ts';
import { vesselsStream } from '../../events/vessel-events.ts';
import { vessels } from '../vessels.ts';
import { addVessel } from './add-vessel.command.ts';

export class AddVesselCommand {
  constructor(
    readonly actor: number,
    readonly description: VesselDescription,
    readonly correlation: string,
  ) {}
}

export interface AddedVessel {
  readonly vesselId: number;
  readonly position: bigint;
}

@CommandHandler(AddVesselCommand)
export class AddVesselHandler implements ICommandHandler<AddVesselCommand, AddedVessel> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly ids: VesselIds,
  ) {}

  async execute({ actor, description, correlation }: AddVesselCommand): Promise<AddedVessel> {
    const vesselId = await this.ids.draw();
    const { position } = await this.runner.run({
      aggregate: vessels,
      stream: vesselsStream(actor),
      decide: addVessel,
      command: { vesselId, ...description },
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
    return { vesselId, position };
  }
}
