import type { Decide } from '../../../kernel/decider/decider.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import type { AccountEvent } from '../events/account-events.ts';
import type { AccountState } from '../account.aggregate.ts';

export interface VerifyEmail {
  readonly registrationId: string;
}

/** Verifies the email by the link of one registration. The links of the others stop working. */
export const verifyEmail: Decide<AccountState, VerifyEmail, AccountEvent> = (command, state) => {
  if (state.status !== 'open' || !state.pendingRegistrations.includes(command.registrationId)) {
    throw invalid('This verification link is invalid or has expired.', 'link_invalid');
  }
  return [
    { type: 'EmailVerified', data: { registrationId: command.registrationId } },
    { type: 'PasswordSet', data: { how: 'registered' } },
  ];
};
