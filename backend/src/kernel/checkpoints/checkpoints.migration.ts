import type { Migration } from '../../platform/database/migration.ts';

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
  -- Of the serving version, or of the one under construction.
  slot text COLLATE "C" NOT NULL DEFAULT 'serving' CHECK (slot IN ('serving', 'next')),
  UNIQUE (kind, name, slot, position)
);
`,
};
