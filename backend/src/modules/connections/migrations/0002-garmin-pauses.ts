import type { Migration } from '../../../kernel/database/migration.ts';

export const garminPauses: Migration = {
  id: 'connections/0002-garmin-pauses',
  sql: `
    -- Accounts that Garmin answered 429 for, as keyed hashes.
    CREATE TABLE connections.garmin_pauses (
      account_hash bytea PRIMARY KEY,
      until timestamptz NOT NULL
    );
  `,
};
