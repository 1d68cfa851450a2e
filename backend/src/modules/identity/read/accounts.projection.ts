import { documentProjection } from '../../../kernel/projections/document-projection.ts';
import { account, type OpenAccount } from '../account.aggregate.ts';
import { accountEvents, accountOf, type AccountEvent } from '../events/account-events.ts';

/** Accounts by id: `read_accounts.account`. */
export const accountsProjection = documentProjection<OpenAccount, AccountEvent>({
  name: 'accounts',
  version: 9,
  table: 'account',
  key: 'user_id',
  columns: { user_id: { type: 'bigint', field: 'userId' } },
  consumes: accountEvents.map((event) => event.type),
  keyOf: (event) => accountOf(event.stream),
  evolve: (before, event) => {
    const after = account.evolve(before ?? account.initialState, event);
    return after.status === 'open' ? after : undefined;
  },
});
