import { Injectable } from '@nestjs/common';
import { emailKey } from './email-claims.ts';
import { FamiliarNetworks } from './familiar-networks.ts';
import { GuessLimits } from './guess-limits.ts';
import { networkOf } from '../../../kernel/http/requests/network-of.ts';

/** A try at signing in that the limits let through. */
export interface SignInTry {
  /** The right password was given: nothing was guessed. */
  succeeded(): Promise<void>;
}

/**
 * Counts tries by address, by account and address, and, from everywhere together, by account. The last can be used
 * up by a stranger, so it does not hold where the account's owner signed in before.
 */
@Injectable()
export class SignInTries {
  constructor(
    private readonly limits: GuessLimits,
    private readonly familiar: FamiliarNetworks,
  ) {}

  /** @throws DomainError rate_limited */
  async begin(email: string, address: string): Promise<SignInTry> {
    const account = emailKey(email);
    const here = `${account} ${networkOf(address)}`;
    const [familiar] = await Promise.all([
      this.familiar.knows(email, address),
      this.limits.spend('sign_in_address', address),
      this.limits.spend('sign_in_account_here', here),
    ]);
    if (!familiar) await this.limits.spend('sign_in_account', account);
    return {
      succeeded: async () => {
        await Promise.all([
          this.limits.forgive('sign_in_account_here', here),
          familiar ? undefined : this.limits.giveBack('sign_in_account', account),
          this.familiar.remember(email, address),
        ]);
      },
    };
  }
}
