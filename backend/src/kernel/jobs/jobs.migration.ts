import type { Migration } from '../../platform/database/migration.ts';

/** Long-running jobs, so that each process can show and cancel jobs of any process. */
export const jobsMigration: Migration = {
  id: 'jobs/0001-jobs',
  sql: `
CREATE SCHEMA jobs;
CREATE TABLE jobs.job (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What is worked on, such as rebuild:activities; one of a kind runs at a time.
  kind text COLLATE "C" NOT NULL,
  -- Account id as text, or command-line.
  asked_by text NOT NULL,
  request jsonb NOT NULL,
  -- As it is shown.
  progress jsonb,
  state text NOT NULL CHECK (state IN ('running', 'done', 'cancelled', 'interrupted', 'failed')),
  reason text,
  cancel_requested boolean NOT NULL DEFAULT false,
  started_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON jobs.job (kind, id DESC);
CREATE UNIQUE INDEX ON jobs.job (kind) WHERE state = 'running';
`,
};
