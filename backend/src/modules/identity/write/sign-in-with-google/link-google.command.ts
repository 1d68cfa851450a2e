import type { Decide } from '../../../../kernel/decider/decider.ts';
import { conflict } from '../../../../kernel/errors/domain-error.ts';
import type { AccountEvent } from '../../events/account-events.ts';
import type { AccountState } from '../account.ts';

export interface LinkGoogle {
  readonly userId: number;
  readonly email: string;
  readonly googleSubject: string;
  /** Google hands out the address: only then may it join an account that is there already. */
  readonly ownsEmail: boolean;
}

/**
 * A Google account opens a new account, or joins the one of its e-mail. Whoever registered that e-mail without
 * proving it may be somebody else: what they set counts no more.
 */
export const linkGoogle: Decide<AccountState, LinkGoogle, AccountEvent> = (command, state) => {
  const { userId, email, googleSubject } = command;
  const linked = (discardedPassword: boolean): AccountEvent => ({
    type: 'GoogleLinked',
    data: { googleSubject, discardedPassword },
  });
  switch (state.status) {
    case 'absent':
      return [{ type: 'UserRegistered', data: { userId, email } }, linked(false)];
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
