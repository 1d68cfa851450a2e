import type { Migration } from '../../../kernel/database/migration.ts';

// The SQL of an applied migration is compared by its hash, so that not even its comments can be edited.

/** Credentials and pending links. They are ordinary tables, never events. */
const credentials: Migration = {
  id: 'identity/0001-credentials',
  sql: `
    CREATE SCHEMA identity;
    CREATE SEQUENCE identity.user_id;

    -- One account per e-mail, compared without case.
    CREATE TABLE identity.email_claims (
      email_key text PRIMARY KEY,
      user_id bigint NOT NULL UNIQUE
    );

    CREATE TABLE identity.passwords (
      user_id bigint PRIMARY KEY,
      hash text NOT NULL
    );

    -- A password chosen at registration waits here until the e-mail is proven.
    CREATE TABLE identity.pending_registrations (
      id uuid PRIMARY KEY,
      user_id bigint NOT NULL,
      password_hash text NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX ON identity.pending_registrations (user_id);

    -- Links sent by mail; only the SHA-256 of a token is kept.
    CREATE TABLE identity.mail_links (
      token_hash bytea PRIMARY KEY,
      purpose text NOT NULL,
      user_id bigint NOT NULL,
      registration_id uuid,
      expires_at timestamptz NOT NULL,
      used_at timestamptz
    );
    CREATE INDEX ON identity.mail_links (user_id, purpose);

    -- Signed-in sessions; only the SHA-256 of a bearer token is kept.
    CREATE TABLE identity.sessions (
      id uuid PRIMARY KEY,
      token_hash bytea NOT NULL UNIQUE,
      user_id bigint NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX ON identity.sessions (user_id);
  `,
};

const usernamesAndGoogle: Migration = {
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

/** Networks from which an account's owner logged in before. The account-wide login limit is not applied in them. */
const familiarNetworks: Migration = {
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

/** Browser, system and network of a registration, for the verification mail. */
const registrationOrigins: Migration = {
  id: 'identity/0004-registration-origins',
  sql: `
    -- In words for the mail, such as 'Firefox on Windows, network 203.0.113.x'.
    ALTER TABLE identity.pending_registrations ADD COLUMN made_from text NOT NULL DEFAULT 'an unknown place';
  `,
};

/** An attempt is counted without a disk write. A crash of the database resets the counters and nothing else. */
const unloggedRateLimits: Migration = {
  id: 'identity/0005-guesses-unlogged',
  sql: 'ALTER TABLE identity.guesses SET UNLOGGED;',
};

/** A claim may precede its event, so an account may have two claims for a moment. */
const claimsFollowEvents: Migration = {
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

const erasedRows: Migration = {
  id: 'identity/0007-erased-traces',
  sql: `
    -- People whose deleted rows may still lie in the files of the tables.
    CREATE TABLE identity.erased_traces (
      user_id bigint PRIMARY KEY,
      erased_at timestamptz NOT NULL
    );
  `,
};

/** SHA-256 of the secret in the browser that registered, so that the mailed link can log in there. */
const browserSecrets: Migration = {
  id: 'identity/0008-browser-secrets',
  sql: `
    ALTER TABLE identity.pending_registrations ADD COLUMN browser_secret_hash bytea;
    -- Cleared by the login, so that a link logs in once.
    ALTER TABLE identity.mail_links ADD COLUMN browser_secret_hash bytea;
  `,
};

export const identityMigrations = [
  credentials,
  usernamesAndGoogle,
  familiarNetworks,
  registrationOrigins,
  unloggedRateLimits,
  claimsFollowEvents,
  erasedRows,
  browserSecrets,
];
