import { documentProjection } from '../../../../kernel/projections/document-projection.ts';
import { accountEvents, type AccountEvent } from '../../events/account-events.ts';
import { type Account, evolveAccount } from './account.ts';

const STREAM_PREFIX = 'account-';

/** Accounts for the person's own screens and the sign-in guard: `read_accounts.account`. */
export const accountsProjection = documentProjection<Account, AccountEvent>({
  name: 'accounts',
  version: 2,
  table: 'account',
  key: 'user_id',
  columns: { user_id: { type: 'bigint', field: 'userId' } },
  consumes: accountEvents.map((event) => event.type),
  keyOf: (event) => Number(event.stream.slice(STREAM_PREFIX.length)),
  evolve: evolveAccount,
});
