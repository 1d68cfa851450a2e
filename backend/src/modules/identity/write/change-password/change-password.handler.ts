import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invalid } from '../../../../kernel/errors/domain-error.ts';
import { Credentials } from '../../adapters/credentials.ts';
import { Passwords } from '../../adapters/passwords.ts';
import { Sessions } from '../../adapters/sessions.ts';
import { AccountCommands, type AskedByOwner } from '../account-commands.ts';
import { setPassword } from '../set-password.command.ts';

export class ChangePassword {
  constructor(
    readonly asked: AskedByOwner,
    readonly currentPassword: string,
    readonly newPassword: string,
  ) {}
}

/** Ends every session of the account, and answers with the bearer token of a new one. */
@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword, string> {
  constructor(
    private readonly commands: AccountCommands,
    private readonly passwords: Passwords,
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
  ) {}

  async execute({ asked, currentPassword, newPassword }: ChangePassword): Promise<string> {
    const current = await this.passwords.of(asked.actor);
    if (!(await this.passwords.matches(current, currentPassword))) {
      throw invalid('Current password is incorrect', 'current_password_incorrect');
    }
    setPassword({ how: 'changed' }, (await this.commands.load(asked.actor)).state);
    await this.credentials.replacePassword(asked.actor, await this.passwords.hash(newPassword));
    await this.commands.run(asked, setPassword, { how: 'changed' });
    return this.sessions.open(asked.actor);
  }
}
