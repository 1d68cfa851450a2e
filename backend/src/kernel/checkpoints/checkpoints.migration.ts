import type { Migration } from '../database/migration.ts';

/** Where every subscriber of the log stands, and the events that could not be handled. */
export const checkpointsMigration: Migration = {
  id: 'projections/0001-checkpoints',
  sql: `
CREATE TABLE eventlog.checkpoints (
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('projection', 'automation')),
  name text COLLATE "C" NOT NULL,
  -- A projection has a serving checkpoint and, while it is rebuilt, a next one.
  slot text COLLATE "C" NOT NULL CHECK (slot IN ('serving', 'next')),
  version integer NOT NULL,
  position bigint NOT NULL,
  status text NOT NULL,
  -- The process that holds the lease; an advance by any other changes no row.
  owner uuid,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, name, slot)
) WITH (fillfactor = 50);

CREATE TABLE eventlog.dead_letters (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  version integer NOT NULL,
  position bigint NOT NULL,
  event_id uuid NOT NULL,
  event_type text COLLATE "C" NOT NULL,
  stream text COLLATE "C" NOT NULL,
  revision bigint NOT NULL,
  error text NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (kind, name, position)
);
`,
};

/** What a version under construction can't apply is kept apart from what the serving one could not. */
export const deadLetterSlotsMigration: Migration = {
  id: 'projections/0002-dead-letter-slots',
  sql: `
ALTER TABLE eventlog.dead_letters
  ADD COLUMN slot text COLLATE "C" NOT NULL DEFAULT 'serving' CHECK (slot IN ('serving', 'next')),
  DROP CONSTRAINT dead_letters_kind_name_position_key,
  ADD UNIQUE (kind, name, slot, position);
`,
};
