import type { Aggregate } from '../../../kernel/decider/decider.ts';
import type { AccountEvent } from '../events/account-events.ts';

/** What the account's commands decide on. */
export type AccountState =
  | { readonly status: 'absent' }
  | {
      readonly status: 'registered';
      readonly userId: number;
      readonly emailVerified: boolean;
      readonly hasPassword: boolean;
      readonly username: string | null;
      /** The registration whose link still counts. */
      readonly pendingRegistration: string | null;
    };

export const account: Aggregate<AccountState, AccountEvent> = {
  initialState: { status: 'absent' },
  evolve(state, event) {
    if (event.type === 'UserRegistered') {
      const { userId } = event.data;
      return {
        status: 'registered',
        userId,
        emailVerified: false,
        hasPassword: false,
        username: null,
        pendingRegistration: null,
      };
    }
    if (state.status === 'absent') return state;
    switch (event.type) {
      case 'EmailVerificationRequested':
        return { ...state, pendingRegistration: event.data.registrationId };
      case 'EmailVerified':
        return { ...state, emailVerified: true, pendingRegistration: null };
      case 'PasswordSet':
        return { ...state, hasPassword: true };
      case 'UsernameChosen':
        return { ...state, username: event.data.username };
      case 'DemoAccountOpened':
        return { ...state, emailVerified: true, hasPassword: true };
    }
  },
};
