import { Injectable } from '@nestjs/common';
import { networkOf } from '../../../platform/admission/network-of.ts';
import { emailKey } from './email-claims.ts';
import { FamiliarNetworks } from './familiar-networks.ts';
import { RateLimits } from './rate-limits.ts';

interface SignInAttempt {
  /** To be called after the right password. */
  succeeded(): Promise<void>;
}

/**
 * Limits login attempts per network, per account and network, and per account from all networks together. A stranger
 * can use up the last one, so it is not applied in networks from which the account's owner logged in before.
 */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly familiar: FamiliarNetworks,
  ) {}

  /** @throws DomainError rate_limited */
  async begin(email: string, address: string): Promise<SignInAttempt> {
    const account = emailKey(email);
    const accountHere = `${account} ${networkOf(address)}`;
    const [isFamiliar] = await Promise.all([
      this.familiar.has(email, address),
      this.limits.consume('sign_in_address', address),
      this.limits.consume('sign_in_account_here', accountHere),
    ]);
    if (!isFamiliar) await this.limits.consume('sign_in_account', account);
    return {
      succeeded: async () => {
        await Promise.all([
          this.limits.reset('sign_in_account_here', accountHere),
          isFamiliar ? undefined : this.limits.refund('sign_in_account', account),
          this.familiar.remember(email, address),
        ]);
      },
    };
  }
}
