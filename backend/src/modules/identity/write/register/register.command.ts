import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { AccountEvent } from '../../events/account-events.ts';
import type { AccountState } from '../account.ts';

export interface Register {
  readonly userId: number;
  readonly email: string;
  readonly registrationId: string;
}

/** An unverified account can be registered again (the latest counts); a verified one is left alone. */
export const register: Decide<AccountState, Register, AccountEvent> = (command, state) => {
  const { userId, email, registrationId } = command;
  const verificationRequested: AccountEvent = {
    type: 'EmailVerificationRequested',
    data: { registrationId, email },
  };
  switch (state.status) {
    case 'absent':
      return [{ type: 'UserRegistered', data: { userId, email } }, verificationRequested];
    case 'open':
      return state.emailVerified ? [] : [verificationRequested];
    case 'erased':
      return [];
  }
};
