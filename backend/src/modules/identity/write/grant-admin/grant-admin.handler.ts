import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { EmailClaims } from '../../adapters/email-claims.ts';
import { Sessions } from '../../adapters/sessions.ts';
import { AccountCommands } from '../account-commands.ts';
import { grantAdmin } from './grant-admin.command.ts';

export class GrantAdminCommand {
  constructor(
    readonly email: string,
    readonly admin: boolean,
  ) {}
}

/** True when something changed. A revoked admin is signed out everywhere at once. */
@CommandHandler(GrantAdminCommand)
export class GrantAdminCommandHandler implements ICommandHandler<GrantAdminCommand, boolean> {
  constructor(
    private readonly commands: AccountCommands,
    private readonly emails: EmailClaims,
    private readonly sessions: Sessions,
  ) {}

  async execute({ email, admin }: GrantAdminCommand): Promise<boolean> {
    const userId = await this.emails.find(email);
    if (userId === undefined) throw notFound(`There is no account with the email ${email}`);
    const { events } = await this.commands.run({ actor: userId, correlation: 'command-line' }, grantAdmin, {
      admin,
    });
    if (!admin) await this.sessions.closeAll(userId);
    return events.length > 0;
  }
}
