import type { ClockName } from '@rideline/detection-engine';
import type { Decide } from '../../../kernel/decider/decider.ts';
import { conflict } from '../../../platform/errors/domain-error.ts';
import type { AccountEvent } from '../events/account-events.ts';
import type { AccountState } from '../account.aggregate.ts';
import { newAccount } from './new-account.ts';

export interface SignInWithGoogle {
  readonly userId: number;
  readonly email: string;
  readonly googleSubject: string;
  /** Google hosts the mailbox. Only then is an existing account with this email linked. */
  readonly ownsEmail: boolean;
  /** The clock that a new account begins with. */
  readonly clock: ClockName;
}

/**
 * Opens an account for the Google account, or links it to the existing account with its email. If that email was
 * never verified, somebody else may have registered it: a password set on the account is discarded.
 */
export const signInWithGoogle: Decide<AccountState, SignInWithGoogle, AccountEvent> = (command, state) => {
  const { googleSubject } = command;
  const linked = (discardedPassword: boolean): AccountEvent => ({
    type: 'GoogleLinked',
    data: { googleSubject, discardedPassword },
  });
  switch (state.status) {
    case 'absent':
      return [...newAccount(command), linked(false)];
    case 'erased':
      throw conflict('This account was deleted');
    case 'open':
      if (state.googleSubject === googleSubject) return [];
      if (state.googleSubject !== null || !command.ownsEmail) {
        throw conflict('An account with this email already exists. Please log in with your password.');
      }
      return [linked(!state.emailVerified)];
  }
};
