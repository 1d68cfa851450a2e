import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EmailClaims } from '../../adapters/email-claims.ts';
import { AccountCommands } from '../account-commands.ts';
import { requestPasswordReset } from './request-password-reset.command.ts';

export class RequestPasswordReset {
  constructor(
    readonly email: string,
    readonly correlation: string,
  ) {}
}

/** The link itself is made and mailed by an automation, so known and unknown e-mails answer alike. */
@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset, void> {
  constructor(
    private readonly commands: AccountCommands,
    private readonly emails: EmailClaims,
  ) {}

  async execute({ email, correlation }: RequestPasswordReset): Promise<void> {
    const userId = await this.emails.find(email);
    if (userId === undefined) return;
    await this.commands.run({ actor: userId, correlation }, requestPasswordReset, {});
  }
}
