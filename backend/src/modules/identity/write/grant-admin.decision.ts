import type { Decide } from '../../../kernel/decider/decider.ts';
import type { AccountEvent } from '../events/account-events.ts';
import type { AccountState } from '../account.aggregate.ts';
import { openAccount } from './open-account.ts';

export interface GrantAdmin {
  /** False revokes. */
  readonly admin: boolean;
}

export const grantAdmin: Decide<AccountState, GrantAdmin, AccountEvent> = ({ admin }, state) => {
  const { isAdmin, isAdminByGroup } = openAccount(state);
  if (isAdmin === admin && !(admin && isAdminByGroup)) return [];
  return [admin ? { type: 'AdminGranted', data: { by: 'operator' } } : { type: 'AdminRevoked', data: {} }];
};
