import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { AccountEvent } from '../../events/account-events.ts';
import type { AccountState } from '../account.ts';

export interface Register {
  readonly userId: number;
  readonly email: string;
  readonly registrationId: string;
}

/** An unverified account can be registered again, each time with a link of its own; of a verified one its owner is told. */
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
      if (!state.emailVerified) return [verificationRequested];
      if (state.isDemo) return [];
      return [{ type: 'RegistrationRepeated', data: { email: state.email } }];
    case 'erased':
      return [];
  }
};
