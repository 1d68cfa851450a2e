import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountCommands, type AskedByOwner } from '../account-commands.ts';
import { choosePreferences, type ChoosePreferences } from './choose-preferences.command.ts';

export class ChoosePreferencesCommand {
  constructor(
    readonly asked: AskedByOwner,
    readonly preferences: ChoosePreferences,
  ) {}
}

/** The position the read models have to reach. */
@CommandHandler(ChoosePreferencesCommand)
export class ChoosePreferencesCommandHandler implements ICommandHandler<ChoosePreferencesCommand, bigint> {
  constructor(private readonly commands: AccountCommands) {}

  async execute({ asked, preferences }: ChoosePreferencesCommand): Promise<bigint> {
    const { position } = await this.commands.run(asked, choosePreferences, preferences);
    return position;
  }
}
