import type { Decide } from '../../../kernel/decider/decider.ts';
import type { AccountState } from '../account.aggregate.ts';
import type { AccountEvent } from '../events/account-events.ts';
import type { AccountUsed } from '../events/sign-in-events.ts';

export type RecordUse = AccountUsed['data'];

/** At most one event a day, and none for a day before one that is recorded. */
export const recordUse: Decide<AccountState, RecordUse, AccountEvent> = ({ day }, state) => {
  if (state.status !== 'open' || state.isDemo) return [];
  const isRecorded = state.lastUsedDay !== null && day <= state.lastUsedDay;
  return isRecorded ? [] : [{ type: 'AccountUsed', data: { day } }];
};
