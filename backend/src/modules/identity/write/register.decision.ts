import type { ClockName } from '@rideline/detection-engine';
import type { Decide } from '../../../kernel/decider/decider.ts';
import type { AccountEvent } from '../events/account-events.ts';
import type { AccountState } from '../account.aggregate.ts';
import { newAccount } from './new-account.ts';

export interface Register {
  readonly userId: number;
  readonly email: string;
  readonly registrationId: string;
  /** The clock that a new account begins with. */
  readonly clock: ClockName;
}

/**
 * An unverified email can be registered again, each time with its own link. Registering a verified one records
 * RegistrationRepeated, of which its owner is notified by mail.
 */
export const register: Decide<AccountState, Register, AccountEvent> = (command, state) => {
  const { email, registrationId } = command;
  const verificationRequested: AccountEvent = {
    type: 'EmailVerificationRequested',
    data: { registrationId, email },
  };
  switch (state.status) {
    case 'absent':
      return [...newAccount(command), verificationRequested];
    case 'open':
      if (!state.emailVerified) return [verificationRequested];
      if (state.isDemo) return [];
      return [{ type: 'RegistrationRepeated', data: { email: state.email } }];
    case 'erased':
      return [];
  }
};
