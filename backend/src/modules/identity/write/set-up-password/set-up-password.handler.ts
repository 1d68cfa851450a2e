import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Passwords } from '../../adapters/passwords.ts';
import { AccountCommands, type AskedByOwner } from '../account-commands.ts';
import { setPassword } from '../set-password.command.ts';

export class SetUpPassword {
  constructor(
    readonly asked: AskedByOwner,
    readonly newPassword: string,
  ) {}
}

/** A first password for an account that so far signs in with Google only; the position to reach. */
@CommandHandler(SetUpPassword)
export class SetUpPasswordHandler implements ICommandHandler<SetUpPassword, bigint> {
  constructor(
    private readonly commands: AccountCommands,
    private readonly passwords: Passwords,
  ) {}

  async execute({ asked, newPassword }: SetUpPassword): Promise<bigint> {
    const { state } = await this.commands.load(asked.actor);
    setPassword({ how: 'set_up' }, state);
    await this.passwords.set(asked.actor, await this.passwords.hash(newPassword));
    const { position } = await this.commands.run(asked, setPassword, { how: 'set_up' });
    return position;
  }
}
