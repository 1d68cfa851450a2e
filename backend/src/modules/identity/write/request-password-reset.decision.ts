import type { Decide } from '../../../kernel/decider/decider.ts';
import type { AccountEvent } from '../events/account-events.ts';
import type { AccountState } from '../account.aggregate.ts';

/** Only verified emails get a reset link. For all others nothing happens, and the answer is the same. */
export const requestPasswordReset: Decide<AccountState, object, AccountEvent> = (_command, state) => {
  if (state.status !== 'open' || !state.emailVerified || state.isDemo) return [];
  return [{ type: 'PasswordResetRequested', data: { email: state.email } }];
};
