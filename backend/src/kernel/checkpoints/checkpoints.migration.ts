import type { Migration } from '../database/migration.ts';

/** Positions of the subscribers of the log, and the events that they could not handle. */
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

/** Separates the dead letters of a version under construction from those of the serving version. */
export const deadLetterSlotsMigration: Migration = {
  id: 'projections/0002-dead-letter-slots',
  sql: `
ALTER TABLE eventlog.dead_letters
  ADD COLUMN slot text COLLATE "C" NOT NULL DEFAULT 'serving' CHECK (slot IN ('serving', 'next')),
  DROP CONSTRAINT dead_letters_kind_name_position_key,
  ADD UNIQUE (kind, name, slot, position);
`,
};

/** Earlier versions kept copies of read models outside of Postgres; their backups and databases have this table. */
export const localGenerationsMigrations: readonly Migration[] = [
  {
    id: 'projections/0003-local-generations',
    sql: `
CREATE TABLE eventlog.local_generations (
  name text COLLATE "C" PRIMARY KEY,
  generation integer NOT NULL
);
`,
  },
  { id: 'projections/0004-drop-local-generations', sql: 'DROP TABLE eventlog.local_generations;' },
];
