import type { Decide } from '../../../../kernel/decider/decider.ts';
import { forbidden } from '../../../../kernel/errors/domain-error.ts';
import type { AccountEvent } from '../../events/account-events.ts';
import { type AccountState, openAccount } from '../account.ts';

/** That it is the owner who asks was proven before. */
export const eraseAccount: Decide<AccountState, object, AccountEvent> = (_command, state) => {
  if (openAccount(state).isDemo) throw forbidden('The demo account cannot be deleted');
  return [{ type: 'AccountErased', data: {} }];
};
