import type { Decide } from '../../../kernel/decider/decider.ts';
import { conflict, forbidden } from '../../../kernel/errors/domain-error.ts';
import type { AccountEvent } from '../events/account-events.ts';
import type { PasswordSet } from '../events/password-set.ts';
import { type AccountState, openAccount } from './account.ts';

export type SetPassword = PasswordSet['data'];

/** The hash itself is a credential and kept elsewhere; here is the fact. */
export const setPassword: Decide<AccountState, SetPassword, AccountEvent> = ({ how }, state) => {
  const { hasPassword, isDemo } = openAccount(state);
  if (isDemo) throw forbidden('The password of the demo account cannot be changed');
  if (how === 'set_up' && hasPassword) throw conflict('This account already has a password');
  return [{ type: 'PasswordSet', data: { how } }];
};
