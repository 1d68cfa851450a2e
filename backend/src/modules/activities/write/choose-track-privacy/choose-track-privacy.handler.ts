import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CutShifts } from '../../adapters/cut-shifts.ts';
import type { Circle } from '../../events/hidden-circle.ts';
import { ActivityCommands, type Asked } from '../activity-commands.ts';
import { chooseTrackPrivacy } from './choose-track-privacy.command.ts';

export class ChooseTrackPrivacyCommand {
  constructor(
    readonly asked: Asked,
    readonly ridesOnly: boolean,
    readonly hidden: Circle | null,
  ) {}
}

/** The position the read models have to reach. */
@CommandHandler(ChooseTrackPrivacyCommand)
export class ChooseTrackPrivacyCommandHandler implements ICommandHandler<ChooseTrackPrivacyCommand, bigint> {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly shifts: CutShifts,
  ) {}

  async execute({ asked, ridesOnly, hidden }: ChooseTrackPrivacyCommand): Promise<bigint> {
    const hiddenCircle = hidden && { ...hidden, shift: this.shifts.shiftOf(asked.actor, hidden) };
    const privacy = { ridesOnly, hiddenCircle };
    const { position } = await this.commands.run(asked, chooseTrackPrivacy, { actor: asked.actor, privacy });
    return position;
  }
}
