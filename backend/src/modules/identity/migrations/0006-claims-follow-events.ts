import type { Migration } from '../../../kernel/database/migration.ts';

/** Claims may precede their events: until then the earlier one stands beside the new one. */
export const claimsFollowEvents: Migration = {
  id: 'identity/0006-claims-follow-events',
  sql: `
    ALTER TABLE identity.username_claims DROP CONSTRAINT username_claims_user_id_key;
    CREATE INDEX ON identity.username_claims (user_id);
    ALTER TABLE identity.google_claims DROP CONSTRAINT google_claims_user_id_key;
    CREATE INDEX ON identity.google_claims (user_id);

    -- Names that an interrupted change had freed though their account still shows them.
    DO $$ BEGIN
      IF to_regclass('read_accounts.account') IS NOT NULL THEN
        INSERT INTO identity.username_claims (username_key, user_id)
        SELECT lower(username), user_id FROM read_accounts.account WHERE username IS NOT NULL
        ON CONFLICT DO NOTHING;
      END IF;
    END $$;
  `,
};
