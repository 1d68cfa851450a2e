import { Logger } from '@nestjs/common';
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

/**
 * Known and unknown e-mails answer alike and in the same time: nobody waits for what happens to the known ones.
 * An automation makes and mails the link.
 */
@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset, void> {
  private readonly logger = new Logger(RequestPasswordResetHandler.name);

  constructor(
    private readonly commands: AccountCommands,
    private readonly emails: EmailClaims,
  ) {}

  execute(request: RequestPasswordReset): Promise<void> {
    this.request(request).catch((error: unknown) => {
      this.logger.error(error instanceof Error ? error : String(error));
    });
    return Promise.resolve();
  }

  private async request({ email, correlation }: RequestPasswordReset): Promise<void> {
    const userId = await this.emails.find(email);
    if (userId === undefined) return;
    await this.commands.run({ actor: userId, correlation }, requestPasswordReset, {});
  }
}
