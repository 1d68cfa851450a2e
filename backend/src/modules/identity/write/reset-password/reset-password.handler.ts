import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invalid } from '../../../../kernel/errors/domain-error.ts';
import { Credentials } from '../../adapters/credentials.ts';
import { FamiliarNetworks } from '../../adapters/familiar-networks.ts';
import { MailLinks } from '../../adapters/mail-links.ts';
import { Passwords } from '../../adapters/passwords.ts';
import { openAccount } from '../account.ts';
import { AccountCommands } from '../account-commands.ts';
import { setPassword } from '../set-password.command.ts';

export class ResetPassword {
  constructor(
    readonly token: string,
    readonly newPassword: string,
    readonly address: string,
    readonly correlation: string,
  ) {}
}

/** The link works once; every session of the account ends, and who holds the mailbox is let in from where they are. */
@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword, bigint> {
  constructor(
    private readonly commands: AccountCommands,
    private readonly links: MailLinks,
    private readonly passwords: Passwords,
    private readonly credentials: Credentials,
    private readonly familiar: FamiliarNetworks,
  ) {}

  async execute({ token, newPassword, address, correlation }: ResetPassword): Promise<bigint> {
    const link = await this.links.find('reset_password', token);
    const passwordHash = await this.passwords.hash(newPassword);
    if (link === undefined || link.used || !(await this.links.use(token))) {
      throw invalid('Invalid reset link. Please request a new password reset.', 'link_invalid');
    }
    await this.credentials.replacePassword(link.userId, passwordHash);
    const asked = { actor: link.userId, correlation };
    const { state, position } = await this.commands.run(asked, setPassword, { how: 'reset' });
    await this.familiar.remember(openAccount(state).email, address);
    return position;
  }
}
