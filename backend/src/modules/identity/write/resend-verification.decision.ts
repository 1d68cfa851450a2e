import type { Decide } from '../../../kernel/decider/decider.ts';
import type { AccountEvent } from '../events/account-events.ts';
import type { AccountState } from '../account.aggregate.ts';

export interface ResendVerification {
  readonly registrationId: string;
}

/** Requests another link for a pending registration. For all others nothing happens, and the answer is the same. */
export const resendVerification: Decide<AccountState, ResendVerification, AccountEvent> = (
  { registrationId },
  state,
) => {
  if (state.status !== 'open' || !state.pendingRegistrations.includes(registrationId)) return [];
  return [{ type: 'EmailVerificationRequested', data: { registrationId, email: state.email } }];
};
