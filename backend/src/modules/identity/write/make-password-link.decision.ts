import type { ClockName } from '@rideline/detection-engine';
import type { Decide } from '../../../kernel/decider/decider.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors/domain-error.ts';
import type { AccountState } from '../account.aggregate.ts';
import type { AccountEvent } from '../events/account-events.ts';
import { newAccount } from './new-account.ts';

export interface CreateAccount {
  readonly userId: number;
  readonly email: string;
  /** The clock that a new account begins with. */
  readonly clock: ClockName;
}

const confirmed: AccountEvent = { type: 'EmailConfirmed', data: { by: 'operator' } };
const made: AccountEvent = { type: 'PasswordLinkMade', data: {} };

/** Opens an account whose owner sets the password by a link. */
export const createAccount: Decide<AccountState, CreateAccount, AccountEvent> = (command, state) => {
  if (state.status !== 'absent') {
    throw conflict(`There is already an account with the email ${command.email}`);
  }
  return [...newAccount(command), confirmed, made];
};

/** The operator knows whom the link is handed to: the email of the account counts as verified. */
export const makePasswordLink: Decide<AccountState, { readonly email: string }, AccountEvent> = (
  { email },
  state,
) => {
  if (state.status !== 'open') throw notFound(`There is no account with the email ${email}`);
  if (state.isDemo) throw forbidden('The password of the demo account cannot be changed');
  return state.emailVerified ? [made] : [confirmed, made];
};
