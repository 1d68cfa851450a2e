import { Controller, Ip, Logger, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { slice } from '../../../kernel/slices.ts';
import { withMinimumDuration } from '../../../kernel/decider/minimum-duration.ts';
import { Correlation, Public } from '../../../platform/admission/actor.ts';
import { Email, Message } from '../account.schema.ts';
import { EmailClaims, mailboxKey } from '../adapters/email-claims.ts';
import { RateLimits } from '../adapters/rate-limits.ts';
import { AccountCommands } from './account-commands.ts';
import { requestPasswordReset } from './request-password-reset.decision.ts';

/**
 * Resolves before the request is handled, so that known and unknown emails take the same time. An automation mails
 * the link.
 */
export const RequestPasswordResetCommand = slice([AccountCommands, EmailClaims], (commands, emails) => {
  const logger = new Logger('RequestPasswordReset');
  const ask = async (email: string, correlation: string) => {
    const userId = await emails.find(email);
    if (userId === undefined) return;
    await commands.run({ actor: userId, correlation }, requestPasswordReset, {});
  };
  return (email: string, correlation: string) => {
    ask(email, correlation).catch((error: unknown) => {
      logger.error(error instanceof Error ? error : String(error));
    });
    return Promise.resolve();
  };
});

@Controller('request-password-reset')
export class RequestPasswordResetHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
  ) {}

  /** The body is the email alone, as a JSON string. */
  @Public()
  @Post()
  @Answers({ summary: 'Request a mail with a password reset link', 200: Message })
  async request(@JsonBody(Email) body: string, @Ip() ip: string, @Correlation() correlation: string) {
    const email = body.trim();
    await this.limits.consume('reset_address', ip);
    await this.limits.consume('reset_email', mailboxKey(email));
    const command = new RequestPasswordResetCommand(email, correlation);
    await withMinimumDuration(() => this.commands.execute(command));
    return { message: 'If an account with this email exists, a password reset link has been sent.' };
  }
}
