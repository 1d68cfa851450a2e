import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OwnerRecords } from '../../adapters/owner-records.ts';
import { ActivityCommands, type CommandContext } from '../activity-commands.ts';
import { assignVessel } from './assign-vessel.decision.ts';

/** Resolves to the position that read models must reach. */
export class AssignVesselCommand extends Command<bigint> {
  constructor(
    readonly context: CommandContext,
    readonly vesselId: number | null,
  ) {
    super();
  }
}

@CommandHandler(AssignVesselCommand)
export class AssignVesselHandler implements ICommandHandler<AssignVesselCommand> {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly owners: OwnerRecords,
  ) {}

  async execute({ context, vesselId }: AssignVesselCommand) {
    const { actor } = context;
    if (vesselId !== null) await this.owners.assertOwnVessel(actor, vesselId);
    const { position } = await this.commands.run(context, assignVessel, { actor, vesselId });
    return position;
  }
}
