import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { vesselsStream } from '../../events/vessel-events.ts';
import { vessels } from '../vessels.ts';
import { editVessel, type EditVessel } from './edit-vessel.command.ts';

export class EditVesselCommand {
  constructor(
    readonly actor: number,
    readonly vessel: EditVessel,
    readonly correlation: string,
  ) {}
}

/** The position the read models have to reach. */
@CommandHandler(EditVesselCommand)
export class EditVesselHandler implements ICommandHandler<EditVesselCommand, bigint> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ actor, vessel, correlation }: EditVesselCommand): Promise<bigint> {
    const { position } = await this.runner.run({
      aggregate: vessels,
      stream: vesselsStream(actor),
      decide: editVessel,
      command: vessel,
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
    return position;
  }
}
