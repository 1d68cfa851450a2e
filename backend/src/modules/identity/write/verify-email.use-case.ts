import { Controller, Get, Ip, Param, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sliceOf } from '../../../kernel/slices.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Correlation, Public } from '../../../platform/admission/actor.ts';
import { Message } from '../account.schema.ts';
import { MailLinks } from '../adapters/mail-links.ts';
import { PendingRegistrations } from '../adapters/pending-registrations.ts';
import { RateLimits } from '../adapters/rate-limits.ts';
import { AccountCommands } from './account-commands.ts';
import { verifyEmail } from './verify-email.decision.ts';

/**
 * Activates the registration's password after the event: opening the link again completes it after a crash in
 * between. The passwords of other registrations are deleted.
 */
@Injectable()
export class VerifyEmailHandler {
  constructor(
    private readonly commands: AccountCommands,
    private readonly links: MailLinks,
    private readonly pending: PendingRegistrations,
  ) {}

  async execute(
    /** Of the link in the verification mail. */
    token: string,
    correlation: string,
  ): Promise<void> {
    const link = await this.links.find('verify_email', token);
    if (link?.registrationId == null) throw invalidLink();
    const { userId, registrationId } = link;
    const { state } = await this.commands.load(userId);
    if (state.status === 'open' && state.confirmedRegistration === registrationId) {
      await this.pending.activateMissingPassword(registrationId);
      await this.finish(token, userId);
      return;
    }

    const command = { registrationId };
    verifyEmail(command, state);
    if ((await this.pending.origin(registrationId)) === undefined) throw invalidLink();
    await this.commands.run({ actor: userId, correlation }, verifyEmail, command);
    await this.pending.activatePassword(registrationId);
    await this.finish(token, userId);
  }

  private async finish(token: string, userId: number): Promise<void> {
    await this.links.use(token);
    await this.pending.deleteAll(userId);
  }
}

export const VerifyEmailCommand = sliceOf(VerifyEmailHandler);

const invalidLink = () => invalid('This verification link is invalid or has expired.', 'link_invalid');

@Controller('verify-email')
export class VerifyEmailHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
  ) {}

  @Public()
  @Get(':token')
  @Answers({ summary: 'Verify an email by the token of its link', 200: Message })
  async verify(@Param('token') token: string, @Ip() ip: string, @Correlation() correlation: string) {
    await this.limits.consume('link', ip);
    await this.commands.execute(new VerifyEmailCommand(token, correlation));
    return { message: 'Email verified successfully. You can now log in.' };
  }
}
