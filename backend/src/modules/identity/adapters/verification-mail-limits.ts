import { Injectable } from '@nestjs/common';
import { networkOf } from '../../../platform/admission/network-of.ts';
import { mailboxKey } from './email-claims.ts';
import { RateLimits } from './rate-limits.ts';

/**
 * Limits verification mails per mailbox, from one network and from all together, whether they follow a registration
 * or are sent again. Requests are counted, known email or not.
 */
@Injectable()
export class VerificationMailLimits {
  constructor(private readonly limits: RateLimits) {}

  /** @throws DomainError rate_limited */
  async consume(email: string, address: string): Promise<void> {
    const mailbox = mailboxKey(email);
    await this.limits.consume('register_email_here', `${mailbox} ${networkOf(address)}`);
    await this.limits.consume('register_email', mailbox);
  }
}
