import type { Migration } from '../../../platform/database/migration.ts';

/** Tokens and pending sign-ins. They are ordinary tables, never events. */
export const connectionTables: Migration = {
  id: 'connections/0001-connections',
  sql: `
    CREATE SCHEMA connections;

    -- The tokens of a connection, sealed; the revision changes with every change of the tokens.
    CREATE TABLE connections.credentials (
      service text NOT NULL,
      owner bigint NOT NULL,
      sealed text NOT NULL,
      revision bigint NOT NULL,
      PRIMARY KEY (owner, service)
    );

    -- Authorizations that were begun at Strava; only the SHA-256 of a state is kept.
    CREATE TABLE connections.oauth_states (
      state_hash bytea PRIMARY KEY,
      owner bigint NOT NULL,
      expires_at timestamptz NOT NULL
    );

    -- Logins at Garmin that wait for a code, sealed.
    CREATE TABLE connections.pending_sign_ins (
      id_hash bytea PRIMARY KEY,
      owner bigint NOT NULL,
      sealed text NOT NULL,
      expires_at timestamptz NOT NULL
    );

    -- Attempts at passwords and codes of Garmin accounts.
    CREATE TABLE connections.sign_in_attempts (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );

    -- Accounts that Garmin answered 429 for, as keyed hashes.
    CREATE TABLE connections.garmin_pauses (
      account_hash bytea PRIMARY KEY,
      until timestamptz NOT NULL
    );
  `,
};

/** Processes of the version before go on with `garmin_pauses` until they are replaced. */
export const pauses: Migration = {
  id: 'connections/0002-pauses',
  sql: `
    -- Rate limits that a service answered 429 for, as keyed hashes.
    CREATE TABLE connections.pauses (
      limit_hash bytea PRIMARY KEY,
      until timestamptz NOT NULL
    );
    INSERT INTO connections.pauses SELECT account_hash, until FROM connections.garmin_pauses;
  `,
};
