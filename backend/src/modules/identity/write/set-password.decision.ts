import type { Decide } from '../../../kernel/decider/decider.ts';
import { conflict, forbidden } from '../../../platform/errors/domain-error.ts';
import type { AccountEvent } from '../events/account-events.ts';
import type { AccountState } from '../account.aggregate.ts';
import type { PasswordSet } from '../events/sign-in-events.ts';
import { openAccount } from './open-account.ts';

export type SetPassword = PasswordSet['data'];

/** Shared by changing, resetting and setting up a password. The hash is stored by the handlers. */
export const setPassword: Decide<AccountState, SetPassword, AccountEvent> = ({ how }, state) => {
  const { hasPassword, isDemo, emailVerified } = openAccount(state);
  if (isDemo) throw forbidden('The password of the demo account cannot be changed');
  if (how === 'set_up' && hasPassword) throw conflict('This account already has a password');
  if (how === 'set_up' && !emailVerified) throw conflict('A password needs a verified email');
  return [{ type: 'PasswordSet', data: { how } }];
};
