import { notFound } from '../../../platform/errors/domain-error.ts';
import type { AccountState, OpenAccount } from '../account.aggregate.ts';

/** @throws DomainError not_found for an account that does not exist or was erased */
export function openAccount(state: AccountState): OpenAccount {
  if (state.status !== 'open') throw notFound('Account not found');
  return state;
}
