import type { Migration } from '../../../platform/database/migration.ts';

/** Credentials, claims and pending links. They are ordinary tables, never events. */
export const identityTables: Migration = {
  id: 'identity/0001-credentials',
  sql: `
    CREATE SCHEMA identity;
    CREATE SEQUENCE identity.user_id;

    -- One account per e-mail, compared without case.
    CREATE TABLE identity.email_claims (
      email_key text PRIMARY KEY,
      user_id bigint NOT NULL UNIQUE
    );

    -- One account per username, compared without case. A claim may precede its event, so that an account may have two
    -- claims for a moment.
    CREATE TABLE identity.username_claims (
      username_key text PRIMARY KEY,
      user_id bigint NOT NULL
    );
    CREATE INDEX ON identity.username_claims (user_id);

    -- Google accounts by their subject, which never changes hands. Claimed like usernames.
    CREATE TABLE identity.google_claims (
      subject text PRIMARY KEY,
      user_id bigint NOT NULL
    );
    CREATE INDEX ON identity.google_claims (user_id);

    CREATE TABLE identity.passwords (
      user_id bigint PRIMARY KEY,
      hash text NOT NULL
    );

    -- A password chosen at registration waits here until the e-mail is proven.
    CREATE TABLE identity.pending_registrations (
      id uuid PRIMARY KEY,
      user_id bigint NOT NULL,
      password_hash text NOT NULL,
      -- In words for the mail, such as 'Firefox on Windows, network 203.0.113.x'.
      made_from text NOT NULL,
      -- SHA-256 of the secret in the browser that registered, so that the mailed link can log in there.
      browser_secret_hash bytea,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX ON identity.pending_registrations (user_id);

    -- Links sent by mail; only the SHA-256 of a token is kept.
    CREATE TABLE identity.mail_links (
      token_hash bytea PRIMARY KEY,
      purpose text NOT NULL,
      user_id bigint NOT NULL,
      registration_id uuid,
      -- Cleared by the login, so that a link logs in once.
      browser_secret_hash bytea,
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

    -- Attempts at what can be guessed. Unlogged, so that counting needs no disk write: a crash of the database resets
    -- the counters and nothing else.
    CREATE UNLOGGED TABLE identity.guesses (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );

    -- Networks from which an account's owner logged in before, as keyed hashes. The account-wide login limit is not
    -- applied in them.
    CREATE TABLE identity.familiar_networks (
      user_id bigint NOT NULL,
      network_hash bytea NOT NULL,
      seen_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, network_hash)
    );

    -- People whose deleted rows may still lie in the files of the tables.
    CREATE TABLE identity.erased_traces (
      user_id bigint PRIMARY KEY,
      erased_at timestamptz NOT NULL
    );
  `,
};

export const uploadTokensTable: Migration = {
  id: 'identity/0002-upload-tokens',
  sql: `
    -- Tokens of watches, phones and programs that may only upload; only the SHA-256 of a token is kept.
    CREATE TABLE identity.upload_tokens (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      token_hash bytea NOT NULL UNIQUE,
      user_id bigint NOT NULL,
      name text NOT NULL,
      created_at timestamptz NOT NULL,
      last_used_at timestamptz
    );
    CREATE INDEX ON identity.upload_tokens (user_id);
  `,
};

export const providerClaims: Migration = {
  id: 'identity/0003-provider-claims',
  sql: `
    -- Accounts at Google and at the site's own identity provider, by issuer and subject.
    ALTER TABLE identity.google_claims RENAME TO provider_claims;
    ALTER TABLE identity.provider_claims ADD COLUMN issuer text NOT NULL DEFAULT 'https://accounts.google.com';
    ALTER TABLE identity.provider_claims ALTER COLUMN issuer DROP DEFAULT;
    ALTER TABLE identity.provider_claims DROP CONSTRAINT google_claims_pkey;
    ALTER TABLE identity.provider_claims ADD PRIMARY KEY (issuer, subject);
  `,
};

export const registrationLanguages: Migration = {
  id: 'identity/0004-registration-languages',
  sql: `
    -- Of the browser that registered, for the mail. Processes of the version before say none.
    ALTER TABLE identity.pending_registrations ADD COLUMN language text NOT NULL DEFAULT 'en-US';
  `,
};
