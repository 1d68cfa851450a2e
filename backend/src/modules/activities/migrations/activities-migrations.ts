import type { Migration } from '../../../platform/database/migration.ts';

/** Tables of the write side: claims of files, cleaned tracks, and the ride ids of each activity. */
export const uploads: Migration = {
  id: 'activities/0001-uploads',
  sql: `
    CREATE SCHEMA activities;
    CREATE SEQUENCE activities.activity_id;
    CREATE SEQUENCE activities.ride_id;

    -- One activity per person, content and surf type.
    CREATE TABLE activities.upload_claims (
      owner bigint NOT NULL,
      content_hash text NOT NULL,
      surf_type text NOT NULL,
      url_hash text NOT NULL UNIQUE,
      activity_id bigint NOT NULL UNIQUE,
      content_bytes bigint NOT NULL,
      claimed_at timestamptz NOT NULL DEFAULT now(),
      -- When the recording was removed, to be fetched again from its service; null while it is stored.
      expired_at timestamptz,
      PRIMARY KEY (owner, content_hash, surf_type)
    );
    CREATE INDEX ON activities.upload_claims (content_hash);

    -- Cleaned tracks as the engine's columns; each can be rebuilt from its original file.
    CREATE TABLE activities.tracks (
      url_hash text PRIMARY KEY,
      points bytea NOT NULL
    );
    ALTER TABLE activities.tracks ALTER COLUMN points SET STORAGE EXTERNAL;

    -- Ride ids are drawn in blocks; a block tells which activity a ride belongs to.
    CREATE TABLE activities.ride_blocks (
      first_id bigint PRIMARY KEY,
      last_id bigint NOT NULL,
      url_hash text NOT NULL
    );
    CREATE INDEX ON activities.ride_blocks (url_hash);
  `,
};

/** Small pictures of tracks, drawn when they are first asked for; each goes with its track. */
export const outlines: Migration = {
  id: 'activities/0002-outlines',
  sql: `
    CREATE TABLE activities.outlines (
      url_hash text PRIMARY KEY REFERENCES activities.tracks ON DELETE CASCADE,
      -- Of the rides that it shows.
      rides_hash text NOT NULL,
      outline jsonb NOT NULL
    );
  `,
};

/** Names of the places where sessions begin, found when they are first read; each goes with its track. */
export const places: Migration = {
  id: 'activities/0003-places',
  sql: `
    CREATE TABLE activities.places (
      url_hash text PRIMARY KEY REFERENCES activities.tracks ON DELETE CASCADE,
      -- Trimming moves the start to another place.
      start_time text,
      -- null far from every town.
      name text
    );
  `,
};

/** What sessions cost, measured when it is first read; each goes with its track. */
export const efforts: Migration = {
  id: 'activities/0004-efforts',
  sql: `
    CREATE TABLE activities.efforts (
      url_hash text PRIMARY KEY REFERENCES activities.tracks ON DELETE CASCADE,
      -- Of the kept part and the rides that it was measured from.
      session_hash text NOT NULL,
      effort jsonb NOT NULL
    );
  `,
};

/** A file may hold several sessions, each with a claim of its own. */
export const parts: Migration = {
  id: 'activities/0005-parts',
  sql: `
    ALTER TABLE activities.upload_claims ADD COLUMN part integer NOT NULL DEFAULT 0;
    ALTER TABLE activities.upload_claims DROP CONSTRAINT upload_claims_pkey;
    ALTER TABLE activities.upload_claims ADD PRIMARY KEY (owner, content_hash, surf_type, part);
  `,
};
