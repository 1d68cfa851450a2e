import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invalid } from '../../../../kernel/errors/domain-error.ts';
import { Credentials } from '../../adapters/credentials.ts';
import { Passwords } from '../../adapters/passwords.ts';
import { AccountCommands, type AskedByOwner } from '../account-commands.ts';
import { eraseAccount } from './erase-account.command.ts';

export class EraseAccount {
  constructor(
    readonly asked: AskedByOwner,
    /** Asked for when the account has one. */
    readonly password: string | undefined,
  ) {}
}

/** Nobody can sign in to it from here on; automations let go of everything else. */
@CommandHandler(EraseAccount)
export class EraseAccountHandler implements ICommandHandler<EraseAccount, bigint> {
  constructor(
    private readonly commands: AccountCommands,
    private readonly passwords: Passwords,
    private readonly credentials: Credentials,
  ) {}

  async execute({ asked, password }: EraseAccount): Promise<bigint> {
    const passwordHash = await this.passwords.of(asked.actor);
    if (passwordHash !== undefined && !(await this.passwords.matches(passwordHash, password ?? ''))) {
      throw invalid('Current password is incorrect', 'current_password_incorrect');
    }
    const { position } = await this.commands.run(asked, eraseAccount, {});
    await this.credentials.forget(asked.actor);
    return position;
  }
}
