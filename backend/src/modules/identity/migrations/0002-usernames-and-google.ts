import type { Migration } from '../../../kernel/database/migration.ts';

export const usernamesAndGoogle: Migration = {
  id: 'identity/0002-usernames-and-google',
  sql: `
    -- One account per username, compared without case.
    CREATE TABLE identity.username_claims (
      username_key text PRIMARY KEY,
      user_id bigint NOT NULL UNIQUE
    );

    -- Google accounts by their subject, which never changes hands.
    CREATE TABLE identity.google_claims (
      subject text PRIMARY KEY,
      user_id bigint NOT NULL UNIQUE
    );

    -- Tries at the doors that can be guessed at.
    CREATE TABLE identity.guesses (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );
  `,
};
