import type { Migration } from '../../../kernel/database/migration.ts';

/** So that the owner of an e-mail can tell their own registration from somebody else's. */
export const registrationOrigins: Migration = {
  id: 'identity/0004-registration-origins',
  sql: `
    -- In words for the mail, such as 'Firefox on Windows, network 203.0.113.x'.
    ALTER TABLE identity.pending_registrations ADD COLUMN made_from text NOT NULL DEFAULT 'an unknown place';
  `,
};
