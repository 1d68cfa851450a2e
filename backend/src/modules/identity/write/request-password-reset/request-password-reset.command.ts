import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { AccountEvent } from '../../events/account-events.ts';
import type { AccountState } from '../account.ts';

/** Only a proven e-mail is written to; for every other one nothing happens, and nobody is told which. */
export const requestPasswordReset: Decide<AccountState, object, AccountEvent> = (_command, state) => {
  if (state.status !== 'open' || !state.emailVerified || state.isDemo) return [];
  return [{ type: 'PasswordResetRequested', data: { email: state.email } }];
};
