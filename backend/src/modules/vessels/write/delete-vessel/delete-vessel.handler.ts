import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { vesselsStream } from '../../events/vessel-events.ts';
import { vessels } from '../vessels.ts';
import { deleteVessel, type DeleteVessel } from './delete-vessel.command.ts';

export class DeleteVesselCommand {
  constructor(
    readonly actor: number,
    readonly vessel: DeleteVessel,
    readonly correlation: string,
  ) {}
}

/** The position the read models have to reach. */
@CommandHandler(DeleteVesselCommand)
export class DeleteVesselHandler implements ICommandHandler<DeleteVesselCommand, bigint> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ actor, vessel, correlation }: DeleteVesselCommand): Promise<bigint> {
    const { position } = await this.runner.run({
      aggregate: vessels,
      stream: vesselsStream(actor),
      decide: deleteVessel,
      command: vessel,
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
    return position;
  }
}
