import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { EmailClaims } from '../adapters/email-claims.ts';
import { LoginSessions } from '../adapters/login-sessions.ts';
import { AccountCommands } from './account-commands.ts';
import { grantAdmin } from './grant-admin.decision.ts';

/** Grants or revokes admin rights; results in true if that changed something. Sent by the command line only. */
export class GrantAdminCommand extends Command<boolean> {
  constructor(
    readonly email: string,
    readonly admin: boolean,
  ) {
    super();
  }
}

/** Revoking also ends every login session of the account. */
@CommandHandler(GrantAdminCommand)
export class GrantAdminHandler implements ICommandHandler<GrantAdminCommand> {
  constructor(
    private readonly commands: AccountCommands,
    private readonly emails: EmailClaims,
    private readonly sessions: LoginSessions,
  ) {}

  async execute({ email, admin }: GrantAdminCommand): Promise<boolean> {
    const userId = await this.emails.find(email);
    if (userId === undefined) throw notFound(`There is no account with the email ${email}`);
    const context = { actor: userId, correlation: 'command-line' };
    const { events } = await this.commands.run(context, grantAdmin, { admin });
    if (!admin) await this.sessions.closeAll(userId);
    return events.length > 0;
  }
}
