import { rowProjection } from '../../../../kernel/projections/row-projection.ts';
import { accountEvents, type AccountEvent } from '../../events/account-events.ts';
import { evolveAccountRow, type AccountRow } from './account-row.ts';

const STREAM_PREFIX = 'account-';

/** Accounts for the person's own screens and the sign-in guard: `read_accounts.account`. */
export const accountsProjection = rowProjection<AccountRow, AccountEvent>({
  name: 'accounts',
  version: 1,
  table: 'account',
  key: 'user_id',
  fields: {
    user_id: 'bigint',
    email: 'text NOT NULL',
    username: 'text',
    email_verified: 'boolean NOT NULL',
    has_password: 'boolean NOT NULL',
    has_google: 'boolean NOT NULL',
    is_admin: 'boolean NOT NULL',
    preferred_distance_unit: 'text NOT NULL',
    preferred_speed_unit: 'text NOT NULL',
    created_at: 'timestamptz NOT NULL',
  },
  consumes: accountEvents.map((event) => event.type),
  keyOf: (event) => Number(event.stream.slice(STREAM_PREFIX.length)),
  evolve: evolveAccountRow,
});
