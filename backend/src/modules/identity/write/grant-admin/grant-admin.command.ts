import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { AccountEvent } from '../../events/account-events.ts';
import { type AccountState, openAccount } from '../account.ts';

export interface GrantAdmin {
  readonly admin: boolean;
}

/** Grants or revokes; the command line is the only way to it. */
export const grantAdmin: Decide<AccountState, GrantAdmin, AccountEvent> = ({ admin }, state) => {
  if (openAccount(state).isAdmin === admin) return [];
  return [{ type: admin ? 'AdminGranted' : 'AdminRevoked', data: {} }];
};
