import { Controller, Ip, Logger, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { slice } from '../../../kernel/slices.ts';
import { withMinimumDuration } from '../../../kernel/decider/minimum-duration.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Correlation, Public } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { BrowserSecret, Email, Message } from '../account.schema.ts';
import { EmailClaims } from '../adapters/email-claims.ts';
import { PendingRegistrations } from '../adapters/pending-registrations.ts';
import { RateLimits } from '../adapters/rate-limits.ts';
import { VerificationMailLimits } from '../adapters/verification-mail-limits.ts';
import { AccountCommands } from './account-commands.ts';
import { resendVerification } from './resend-verification.decision.ts';

/** Resolves before the request is handled, so that known and unknown emails take the same time. */
export const ResendVerificationCommand = slice(
  [AccountCommands, EmailClaims, PendingRegistrations],
  (commands, emails, pending) => {
    const logger = new Logger('ResendVerification');
    const resend = async (email: string, browserSecret: string, correlation: string) => {
      const userId = await emails.find(email);
      if (userId === undefined) return;
      const registrationId = await pending.newestBy(browserSecret, userId);
      if (registrationId === undefined) return;
      await commands.run({ actor: userId, correlation }, resendVerification, { registrationId });
    };
    return (email: string, browserSecret: string, correlation: string) => {
      resend(email, browserSecret, correlation).catch((error: unknown) => {
        logger.error(error instanceof Error ? error : String(error));
      });
      return Promise.resolve();
    };
  },
);

const Resend = Type.Object({ email: Email, browser_secret: BrowserSecret }, { additionalProperties: false });

@Controller('resend-verification')
export class ResendVerificationHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
    private readonly mailLimits: VerificationMailLimits,
  ) {}

  @Public()
  @Post()
  @Answers({ summary: 'Send the verification link of a registration in this browser again', 200: Message })
  async resend(
    @JsonBody(Resend) body: Static<typeof Resend>,
    @Ip() ip: string,
    @Correlation() correlation: string,
  ) {
    const email = body.email.trim();
    await this.limits.consume('resend_address', ip);
    await this.mailLimits.consume(email, ip);
    const command = new ResendVerificationCommand(email, body.browser_secret, correlation);
    await withMinimumDuration(() => this.commands.execute(command));
    return { message: 'If this email waits for verification, the link has been sent again.' };
  }
}
