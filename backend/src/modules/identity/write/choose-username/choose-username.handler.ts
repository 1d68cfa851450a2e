import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UsernameClaims } from '../../adapters/username-claims.ts';
import { AccountCommands, type AskedByOwner } from '../account-commands.ts';
import { chooseUsername, validUsername } from './choose-username.command.ts';

export class ChooseUsernameCommand {
  constructor(
    readonly asked: AskedByOwner,
    readonly username: string,
  ) {}
}

/** The position the read models have to reach. */
@CommandHandler(ChooseUsernameCommand)
export class ChooseUsernameCommandHandler implements ICommandHandler<ChooseUsernameCommand, bigint> {
  constructor(
    private readonly commands: AccountCommands,
    private readonly claims: UsernameClaims,
  ) {}

  async execute({ asked, username }: ChooseUsernameCommand): Promise<bigint> {
    await this.claims.claim(validUsername(username), asked.actor);
    const { position } = await this.commands.run(asked, chooseUsername, { username });
    return position;
  }
}
