import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OwnVessels } from '../../adapters/own-vessels.ts';
import { ActivityCommands, type Asked } from '../activity-commands.ts';
import { assignVessel } from './assign-vessel.command.ts';

export class AssignVesselCommand {
  constructor(
    readonly asked: Asked,
    readonly vesselId: number | null,
  ) {}
}

/** The position the read models have to reach. */
@CommandHandler(AssignVesselCommand)
export class AssignVesselCommandHandler implements ICommandHandler<AssignVesselCommand, bigint> {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly vessels: OwnVessels,
  ) {}

  async execute({ asked, vesselId }: AssignVesselCommand): Promise<bigint> {
    if (vesselId !== null) await this.vessels.assertOwn(asked.actor, vesselId);
    const { position } = await this.commands.run(asked, assignVessel, { actor: asked.actor, vesselId });
    return position;
  }
}
