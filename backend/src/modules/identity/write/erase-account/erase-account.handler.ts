import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invalid } from '../../../../kernel/errors/domain-error.ts';
import { Passwords } from '../../adapters/passwords.ts';
import { Sessions } from '../../adapters/sessions.ts';
import { AccountCommands, type AskedByOwner } from '../account-commands.ts';
import { eraseAccount } from './erase-account.command.ts';

export class EraseAccount {
  constructor(
    readonly asked: AskedByOwner,
    /** Asked for when the account has one. */
    readonly password: string | undefined,
  ) {}
}

/** Signs out everywhere at once; automations let go of everything else. */
@CommandHandler(EraseAccount)
export class EraseAccountHandler implements ICommandHandler<EraseAccount, bigint> {
  constructor(
    private readonly commands: AccountCommands,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  async execute({ asked, password }: EraseAccount): Promise<bigint> {
    const passwordHash = await this.passwords.of(asked.actor);
    if (passwordHash !== undefined && !(await this.passwords.matches(passwordHash, password ?? ''))) {
      throw invalid('Current password is incorrect', 'current_password_incorrect');
    }
    const { position } = await this.commands.run(asked, eraseAccount, {});
    await this.sessions.closeAll(asked.actor);
    return position;
  }
}
