import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { AccountEvent } from '../../events/account-events.ts';
import type { AccountState } from '../../account.aggregate.ts';

export interface Register {
  readonly userId: number;
  readonly email: string;
  readonly registrationId: string;
}

/**
 * An unverified email can be registered again, each time with its own link. Registering a verified one records
 * RegistrationRepeated, of which its owner is notified by mail.
 */
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
