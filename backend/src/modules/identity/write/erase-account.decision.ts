import type { Decide } from '../../../kernel/decider/decider.ts';
import { forbidden } from '../../../platform/errors/domain-error.ts';
import type { AccountEvent } from '../events/account-events.ts';
import type { AccountState } from '../account.aggregate.ts';
import { openAccount } from './open-account.ts';

/** The password is checked by the handler. */
export const eraseAccount: Decide<AccountState, object, AccountEvent> = (_command, state) => {
  if (openAccount(state).isDemo) throw forbidden('The demo account cannot be deleted');
  return [{ type: 'AccountErased', data: {} }];
};
