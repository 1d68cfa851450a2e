import type { Migration } from '../../../kernel/database/migration.ts';

/** Where somebody signed in from before: their account's lock against strangers does not hold there. */
export const familiarNetworks: Migration = {
  id: 'identity/0003-familiar-networks',
  sql: `
    -- Only a keyed hash of the network is kept.
    CREATE TABLE identity.familiar_networks (
      user_id bigint NOT NULL,
      network_hash bytea NOT NULL,
      seen_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, network_hash)
    );
  `,
};
