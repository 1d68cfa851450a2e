import type { Migration } from '../../../kernel/database/migration.ts';

/** Credentials and pending links: ordinary tables, never events. */
export const credentials: Migration = {
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
